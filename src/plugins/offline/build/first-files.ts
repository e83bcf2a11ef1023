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
 * Lists what a browser must have to say that a page is not available: the page that says so, its
 * styles and faces, and what pages do by themselves. Whoever gets the worker has all of it but the
 * page from the page they read.
 * @param scripts which behaviors it needs
 */
export async function firstFiles(
  {siteDir, outDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'outDir' | 'baseUrl'>,
  scripts: readonly StaticFile[],
) {
  const html = await readFile(path.join(outDir, offlinePath, 'index.html'), 'utf8');
  // Its address does not change with its content; those of the others do.
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  const hashed = [
    ...selectAll('link[rel=stylesheet]', fromHtml(html)).map(({properties}) =>
      String(properties.href),
    ),
    ...faces.map((face) => baseUrl + fontAddress(path.join(siteDir, face))),
    ...scripts.map(({address}) => baseUrl + address),
  ];
  return [
    {url: baseUrl + offlinePath.slice(1), revision},
    ...hashed.map((url) => ({url, revision: null})),
  ];
}
