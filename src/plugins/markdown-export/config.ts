/** File name of a page's Markdown, next to the page. */
export const markdownFile = 'index.md';

/** Gives the URL of a page's Markdown: `/concepts/output/index.md`. */
export const markdownUrlOf = (url: string): string => `${url}${markdownFile}`;

/**
 * Gives the URLs at which tools look for a page's Markdown: beside its `index.html`, and at the page's
 * own URL with the ending of a Markdown file, `/concepts/output.md`. The home page has the first only.
 */
export const markdownUrlsOf = (url: string): string[] =>
  url === '/' ? [markdownUrlOf(url)] : [markdownUrlOf(url), url.replace(/\/$/, '.md')];

/** What the pinned webpack tells of itself, as JSON, beside the version's first page. */
export const referenceFile = 'reference.json';

/** The list of a version's pages, and all of their text, beside the version's first page. */
export const readingListFile = 'llms.txt';
export const allTextFile = 'llms-full.txt';
