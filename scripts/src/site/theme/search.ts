// What search reads of a page, as Markdown: no programs, and each term of the glossary as a section of
// its own, which has all names of the term as its title.
const term = /^\| <span id="(.*?)">(.*?)<\/span> \| (.*?) \| (.*?) \|(?: (.*?))? \| \[.*$/gm;

export const searched = (source: string): string =>
    source
        .replaceAll(/^```cpp\n[^]*?^```$/gm, '')
        .replaceAll(term, (_, id: string, english: string, chinese: string, meaning: string, others: string | undefined) => {
            const names = [...new Set([english, chinese])].join(' · ') + (others ? ` · ${others}` : '');
            return `\n<h3 id="${id}">${names} <a href="#${id}"></a></h3>\n\n${meaning}\n`;
        });
