import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';

const compressed = (content: Buffer) =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length;

/** What a page needs before the reader does anything. */
export interface PageFiles {
  html: string;
  /** Styles and the script. */
  shared: Buffer[];
}

/** Reads a built page with the styles and the script it loads. */
export function readPage(buildFolder: string, url: string): PageFiles {
  const html = readFileSync(path.join(buildFolder, url, 'index.html'), 'utf8');
  const addresses = selectAll('link[rel=stylesheet], script[src]', fromHtml(html)).map(
    ({properties}) => String(properties.href ?? properties.src),
  );
  return {html, shared: addresses.map((file) => readFileSync(path.join(buildFolder, file)))};
}

/** Gives how many bytes a page has, as hosts compress it. */
export const pageWeight = ({html, shared}: PageFiles): {own: number; shared: number} => ({
  own: compressed(Buffer.from(html)),
  shared: sum(shared.map(compressed)),
});

/**
 * Gives what there is on a page because one more version exists, where the others are listed: its
 * entry in the menu of the header, its link in the menu of small screens, and the one below the sidebar.
 * @param address of the page in that version
 */
export function versionMarkup(html: string, address: string): string[] {
  const tree = fromHtml(html);
  const between = (start?: number, end?: number) => html.slice(start, end);
  const markup = ({position}: Element) => between(position?.start.offset, position?.end.offset);
  const find = (selector: string) => selectAll(selector, tree);
  const link = `a[href="${address}"]`;
  const inSidebar = find('nav[data-keep-place] > p:last-child > a');
  const [first, second] = inSidebar;
  const separator = between(first?.position?.end.offset, second?.position?.start.offset);
  return [
    ...find(`#versions > li:has(> ${link})`).map(markup),
    ...find(`:not(li) > ${link}`).map((element) =>
      inSidebar.some((one) => one.position?.start.offset === element.position?.start.offset)
        ? markup(element) + separator
        : markup(element),
    ),
  ];
}

/**
 * Holds that a page is larger by the markup of one more version, and by nothing else.
 * @param address of the page in that version
 * @throws saying what has grown
 */
export function assertGrowth(before: PageFiles, after: PageFiles, address: string): void {
  const entries = versionMarkup(after.html, address);
  const known = sum(entries.map((entry) => entry.length));
  const grown = after.html.length - before.html.length;
  if (grown !== known)
    throw new Error(
      `the page is ${grown} bytes larger, and what names the version on it has ${known}:\n${entries.join('\n')}`,
    );
  const sizes = ({shared}: PageFiles) => shared.map(({length}) => length).join(', ');
  if (sizes(before) !== sizes(after))
    throw new Error(`styles and script had ${sizes(before)} bytes, and have ${sizes(after)}`);
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** Gives how much a folder holds. */
export function folderSize(folder: string): {files: number; bytes: number} {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => statSync(path.join(parentPath, name)).size);
  return {files: files.length, bytes: files.reduce((sum, size) => sum + size, 0)};
}
