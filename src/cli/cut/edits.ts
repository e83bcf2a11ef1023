import path from 'node:path';
import {otherAddresses} from '../../config/other-addresses';
import {pagesOfSite} from '../../config/pages-of-site';
import {site} from '../../config/site';
import {versions} from '../../versions';

/**
 * Leads the links of a page to pages that exist once into the newest version.
 * @param page relative to the folder of the snapshot; undefined for a page of an older version, where
 *   only links that name the newest version lead to it
 * @param from label of the version that was the newest
 * @param to label of the one that is
 */
export const sitePageLinks = (text: string, page: string | undefined, from: string, to: string) =>
  text.replaceAll(
    /(\]\(|^\[[^\]]+\]: )(?:v(\d+):\/)?([^\s)#]+\.md)/gm,
    (link, start: string, label: string | undefined, target: string) => {
      const isNewest = label === undefined ? page !== undefined : label === from;
      const file = label ? target : path.posix.join(path.posix.dirname(page ?? ''), target);
      return isNewest && pagesOfSite.includes(file) ? `${start}v${to}:/${file}` : link;
    },
  );

/** The page at the root of the site has the name of the site; that of a snapshot names its version. */
export const titleOfHome = (text: string, label: string): string =>
  text.replace(/^title: .*$/m, `title: ${site.title} ${label}`);

/** Addresses without a version. */
const once = [...otherAddresses, ...pagesOfSite.map((page) => `/${page.replace(/\.md$/, '')}/`)];

/** Notices about packages name addresses, because they stand on pages of READMEs: the snapshot's get its prefix. */
export const noticeLinks = (text: string, base: string): string =>
  text.replaceAll(/\]\((\/[^)#]*)/g, (link, address: string) =>
    once.includes(address) || versions.slice(1).some((older) => address.startsWith(older.base))
      ? link
      : `](${base}${address.slice(1)}`,
  );

/**
 * Adds a snapshot to a module of `src/versions` that names every version.
 * @param snapshot of the version that was current, as it is named and placed now
 * @param label of the version that is current
 * @throws when the module does not name the current version the way that is expected
 */
export function versionModule(
  text: string,
  {label: former, folder}: {label: string; folder: string},
  label: string,
): string {
  const own = `version${former}`;
  const after = text
    .replace(
      /^import current from '..\/..\/[^/]+\/(.*)$/m,
      (line, file: string) => `${line}\nimport ${own} from '../../${folder}/${file}`,
    )
    .replace(
      new RegExp(` {2}\\{\\n {4}label: '${former}',[^}]*\\},\\n`),
      (row) =>
        row.replace(`'${former}'`, `'${label}'`) +
        row.replace("'current'", "'maintained'").replaceAll('current.', `${own}.`),
    )
    .replace(`'${former}': current,`, `'${label}': current, '${former}': ${own},`);
  if (after.includes(`'${label}'`) && after.includes(`import ${own} `)) return after;
  throw new Error(`src/versions names webpack ${former} in another way than the cut expects`);
}
