// The anchor of a heading as GitHub makes it, for which the notes are written.
export const slug = (heading: string): string =>
    heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-');
