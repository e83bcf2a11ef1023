import path from 'node:path';
import {unversionedFiles, unversionedUrls} from '../../config/unversioned-pages';
import {site} from '../../config/site';
import {versions} from '../../versions';
import {type VersionEntry, versionList} from '../../versions/schema';

/**
 * Leads the links of a page to pages that exist once, those of its front matter too, into the newest
 * version.
 * @param page relative to the folder of the snapshot; undefined for a page of an older version, where
 *   only links that name the newest version lead to it
 * @param from label of the version that was the newest
 * @param to label of the one that is
 */
export const sitePageLinks = (text: string, page: string | undefined, from: string, to: string) =>
  text.replaceAll(
    /(\]\(|^\[[^\]]+\]: |^ +url: )(?:v(\d+):\/)?([^\s)#]+\.md)/gm,
    (link, start: string, label: string | undefined, target: string) => {
      const isNewest = label === undefined ? page !== undefined : label === from;
      const file = label ? target : path.posix.join(path.posix.dirname(page ?? ''), target);
      return isNewest && unversionedFiles.includes(file) ? `${start}v${to}:/${file}` : link;
    },
  );

/** The page at the root of the site has the name of the site; that of a snapshot names its version. */
export const titleOfHome = (text: string, label: string): string =>
  text.replace(/^title: .*$/m, `title: ${site.title} ${label}`);

/** Notices about packages name addresses, because they are shown on pages of READMEs: the snapshot's get its prefix. */
export const noticeLinks = (text: string, base: string): string =>
  text.replaceAll(/\]\((\/[^)#]*)/g, (link, address: string) =>
    address === '/' ||
    unversionedUrls.includes(address) ||
    versions.slice(1).some((older) => address.startsWith(older.base))
      ? link
      : `](${base}${address.slice(1)}`,
  );

/**
 * Adds a version to those of `src/versions/versions.json`: it is the current one, with the dialect of
 * the one that was, which becomes a snapshot that gets releases.
 */
export function withNewVersion(
  [current, ...older]: readonly VersionEntry[],
  label: string,
): VersionEntry[] {
  return versionList.parse([{...current, label}, {...current, state: 'maintained'}, ...older]);
}
