/**
 * The anchor of a heading as GitHub makes it, for which the notes are written.
 * @param {string} heading
 * @returns {string}
 */
export const slug = (heading) =>
    heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-');
