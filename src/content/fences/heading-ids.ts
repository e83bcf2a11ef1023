/**
 * Gives the text of a code block as it was written. Before it parses a page, Docusaurus escapes the
 * ids in whatever looks like a heading of Markdown, `## Title {#id}`, also inside of code.
 */
export const withPlainIds = (code: string): string =>
  code.replaceAll(/^(#{1,6}(?!#).*?)\\(?=\{#)/gm, '$1');
