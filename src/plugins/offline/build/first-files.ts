import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {offlinePath} from '../config';
import {fontAddress} from '../../bundler/build/style-sheet/font-files';
import type {StaticFile} from '../../wake/build/static-files';

/** The two faces; the second is not preloaded, so no page names it. */
const faces = ['static/fonts/read.woff2', 'static/fonts/use.woff2'];

/**
 * Lists what a reader must have to be told that a page cannot be had: the page that says so, its
 * styles and faces, and what pages do by themselves. Whoever gets the worker has all of it but the
 * page from the page they read.
 * @param scripts which behaviors it needs
 */
export async function firstFiles(
  {siteDir, outDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'outDir' | 'baseUrl'>,
  scripts: readonly StaticFile[],
) {
  const html = await readFile(path.join(outDir, offlinePath, 'index.html'), 'utf8');
  const sheets = selectAll('link[rel=stylesheet]', fromHtml(html)).map(({properties}) => {
    const url = String(properties.href);
    return {url, file: path.join(outDir, url.slice(baseUrl.length))};
  });
  const hashed = [
    ...sheets,
    ...faces
      .map((face) => path.join(siteDir, face))
      .map((file) => ({url: baseUrl + fontAddress(file), file})),
    ...scripts.map(({file, address}) => ({url: baseUrl + address, file})),
  ];
  return [
    {
      url: baseUrl + offlinePath.slice(1),
      // Its address does not change with its content.
      revision: createHash('sha256').update(html).digest('hex').slice(0, 16),
      size: Buffer.byteLength(html),
    },
    ...(await Promise.all(
      hashed.map(async ({url, file}) => ({
        url,
        revision: null,
        size: (await readFile(file)).byteLength,
      })),
    )),
  ];
}
