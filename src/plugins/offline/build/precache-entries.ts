import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {offlinePath} from '../config';
import {fontAddress} from '../../bundler/build/style-sheet/font-files';
import type {StaticFile} from '../../wake/build/static-files';

/** Both fonts. Pages preload only the first, so the second is not in their HTML. */
const fontFiles = ['static/fonts/read.woff2', 'static/fonts/use.woff2'];

/**
 * Lists the precache of the service worker: the offline page with its styles, fonts and scripts. All but
 * the page itself are files that the browser has loaded with the page that registers the worker.
 * @param scripts the scripts that the offline page needs
 */
export async function precacheEntries(
  {siteDir, outDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'outDir' | 'baseUrl'>,
  scripts: readonly StaticFile[],
) {
  const html = await readFile(path.join(outDir, offlinePath, 'index.html'), 'utf8');
  // Its URL does not change with its content, as those of the other files do.
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  const hashedUrls = [
    ...selectAll('link[rel=stylesheet]', fromHtml(html)).map(({properties}) =>
      String(properties.href),
    ),
    ...fontFiles.map((font) => baseUrl + fontAddress(path.join(siteDir, font))),
    ...scripts.map(({address}) => baseUrl + address),
  ];
  return [
    {url: baseUrl + offlinePath.slice(1), revision},
    ...hashedUrls.map((url) => ({url, revision: null})),
  ];
}
