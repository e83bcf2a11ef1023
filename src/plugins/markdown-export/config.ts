/** File name of a page's Markdown, next to the page. */
export const markdownFile = 'index.md';

/** Gives the URL of a page's Markdown: `/concepts/output/index.md`. */
export const markdownUrlOf = (url: string): string => `${url}${markdownFile}`;

/** The list of a version's pages, and all of their text, beside the version's first page. */
export const readingListFile = 'llms.txt';
export const allTextFile = 'llms-full.txt';
