import {closest} from 'fastest-levenshtein';
import type {LinkSite, LinkedVersion} from './link-site';
import type {PageLink} from './page-links';
import {type LinkFault, type LinkTarget, resolveLink} from './resolve-link';
import type {Problem} from '../finding';
import {isMirrored} from '../place';
import type {WrittenLink} from '../read-page';
import type {ReadVersion} from '../read-version';

/**
 * Gives the ids of a page's headings, by its file; of a page that cannot be read, every id is
 * believed.
 */
type IdsOf = (
  file: string,
) => ReadonlySet<string> | undefined | Promise<ReadonlySet<string> | undefined>;

/**
 * Looks whether a link arrives, at its page and its heading.
 * @param file path of the page that has the link, relative to the site
 */
async function faultOfLink(
  link: Pick<PageLink, 'url' | 'isElement'>,
  file: string,
  site: LinkSite,
  idsOf: IdsOf,
): Promise<LinkFault | undefined> {
  const target = targetOfLink(link, file, site);
  if (target.kind === 'fault') return target;
  if (target.kind === 'elsewhere' || target.id === undefined) return undefined;
  const ids = await idsOf(target.file);
  if (!ids || ids.has(target.id)) return undefined;
  const advice =
    ids.size > 0 ? `correct it; the nearest is #${closest(target.id, [...ids])}` : 'it has none';
  return {kind: 'fault', what: `${target.file} has no heading #${target.id}`, fix: advice};
}

/** Resolves a link; one in HTML or JSX may only lead to other sites. */
export function targetOfLink(
  {url, isElement}: Pick<PageLink, 'url' | 'isElement'>,
  file: string,
  site: LinkSite,
): LinkTarget {
  const target = resolveLink(url, file, site);
  if (!isElement || target.kind !== 'page' || target.address === url) return target;
  const fix = `write a Markdown link: [words](${url})`;
  return {kind: 'fault', what: `${url} is in HTML, where no file is looked up`, fix};
}

/**
 * Finds links of pages that lead nowhere, page or heading, or are not written as links of pages are.
 * @param read every version of the documentation
 */
export async function findDeadLinks(
  read: readonly ReadVersion[],
  versions: readonly LinkedVersion[],
): Promise<Problem[]> {
  const pages = new Map(read.flatMap((version) => [...version.pages]));
  // Before the first build no README has a page yet.
  const isFresh = ![...pages.keys()].some((file) => isMirrored({path: file}));
  const has = (file: string) => pages.has(file) || (isFresh && isMirrored({path: file}));
  const files = {has, all: () => pages.keys()};
  const idsOf = (file: string) => pages.get(file)?.ids;
  const found = [...pages].map(([file, {links}]) =>
    problemsOfLinks(links, file, {versions, files}, idsOf),
  );
  return (await Promise.all(found)).flat();
}

/** Finds which links of a page lead nowhere; the rule of each is the field that it stands in. */
async function problemsOfLinks(
  links: readonly WrittenLink[],
  file: string,
  site: LinkSite,
  idsOf: IdsOf,
): Promise<Problem[]> {
  const found = links.map(async (link): Promise<Problem[]> => {
    const fault = await faultOfLink(link, file, site, idsOf);
    return fault
      ? [{file, line: link.line, rule: link.field, what: fault.what, fix: fault.fix}]
      : [];
  });
  return (await Promise.all(found)).flat();
}
