import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';

const compressed = (content: Buffer) =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length;

/** Gives how many bytes a page has until the first sign of the reader, as hosts compress it. */
export function pageWeight(buildFolder: string, url: string): {own: number; shared: number} {
  const html = readFileSync(path.join(buildFolder, url, 'index.html'));
  const tree = fromHtml(html.toString());
  const addresses = selectAll('link[rel=stylesheet], script[src]', tree).map(({properties}) =>
    String(properties.href ?? properties.src),
  );
  const shared = addresses.map((file) => compressed(readFileSync(path.join(buildFolder, file))));
  return {own: compressed(html), shared: shared.reduce((sum, each) => sum + each, 0)};
}

/** Gives how much a folder holds. */
export function folderSize(folder: string): {files: number; bytes: number} {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => statSync(path.join(parentPath, name)).size);
  return {files: files.length, bytes: files.reduce((sum, size) => sum + size, 0)};
}
