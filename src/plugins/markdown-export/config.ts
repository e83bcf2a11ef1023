/** File name of a page's Markdown twin, beside the page. */
export const twinFile = 'index.md';

/** Gives the address of a page's twin: `/concepts/output/index.md`. */
export const twinOf = (url: string): string => `${url}${twinFile}`;

/** The list of a version's pages, and all of their text, beside the version's first page. */
export const readingListFile = 'llms.txt';
export const allTextFile = 'llms-full.txt';
