import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pagesOfSite} from '../../../config/pages-of-site';
import {site} from '../../../config/site';
import {placed} from '../../../versions/version';
import type {Change} from '../change';
import {committedFiles} from '../git';
import {rewrittenFiles} from '../rewritten-files';
import type {Cut} from '../plan';
import {withSitePageLinks} from './site-page-links';

/**
 * Copies everything of the version that is committed; links inside of it are relative and stay. Pages
 * about the site exist once: they stay, and links of all snapshots lead to them.
 */
export async function pages({siteDir, current, snapshot, rows}: Cut): Promise<Change[]> {
  const {folder} = placed(current);
  const rewritten = new Set([
    ...rewrittenFiles(folder),
    ...pagesOfSite.map((page) => `${folder}/${page}`),
  ]);
  const files = (await committedFiles(siteDir, folder)).filter((file) => !rewritten.has(file));
  const copies = files.map(async (file): Promise<Change> => {
    const copy = snapshot.folder + file.slice(folder.length);
    const text = await changed(file, folder);
    return text === undefined ? {file: copy, copyOf: file} : {file: copy, text};
  });
  const older = rows.slice(2).map(async (row): Promise<Change[]> => {
    const own = placed(row).folder;
    const found = (await committedFiles(siteDir, own)).map(async (file) => {
      const text = await changed(file, own);
      return text === undefined ? [] : [{file, text}];
    });
    return (await Promise.all(found)).flat();
  });
  return [...(await Promise.all(copies)), ...(await Promise.all(older)).flat()];

  async function changed(file: string, within: string): Promise<string | undefined> {
    if (!/\.mdx?$/.test(file) || file.includes('/_examples/')) return undefined;
    const text = await readFile(path.join(siteDir, file), 'utf8');
    // In an older version, only links that name the newest one lead to it.
    const isOwn = within === folder;
    const place = isOwn ? file.slice(folder.length + 1) : `${within}/${file}`;
    const linked = withSitePageLinks(text, place, current.label, rows[0]!.label);
    const after = isHome(file, within) && isOwn ? titled(linked, current.label) : linked;
    return after === text ? undefined : after;
  }
}

const isHome = (file: string, folder: string) =>
  /^index\.mdx?$/.test(file.slice(folder.length + 1));

/** The page at the root of the site has the name of the site; that of a snapshot names its version. */
const titled = (text: string, label: string) =>
  text.replace(/^title: .*$/m, `title: ${site.title} ${label}`);
