import {posix} from 'node:path';
import {closest} from 'fastest-levenshtein';
import {otherAddresses} from '../../config/other-addresses';
import {addressOf} from '../address';
import {type LinkSite, type LinkedVersion, versionOfFile} from './link-site';

/** A page that a link leads to. */
export interface PageTarget {
  kind: 'page';
  /** Path relative to the site. */
  file: string;
  /** The heading it leads to. */
  id?: string;
  /** Its address on the site. */
  address: string;
}

/** What is wrong with a link, and what to write. */
export interface LinkFault {
  kind: 'fault';
  what: string;
  fix: string;
}

/** Where a link of a page leads; `elsewhere` is another site, a file or a route without a version. */
export type LinkTarget = PageTarget | LinkFault | {kind: 'elsewhere'};

/** A link taken apart. */
interface LinkParts {
  /** The link as it is written. */
  url: string;
  path: string;
  /** Query and heading, as they are written. */
  suffix: string;
  id: string | undefined;
}

const elsewhere = {kind: 'elsewhere'} as const;
const isMarkdown = (path: string) => /\.mdx?$/.test(path);

/**
 * Makes of a link the address it leads to. Pages link to the file of another page, relative to
 * their own (`../concepts/output.md#advanced`): such a link holds in every snapshot of a version.
 * A page of another version is named by version and file: `v4:/concepts/output.md`. Routes that
 * belong to no version keep their address: `/vote/`.
 * @param file path of the page that has the link, relative to the site
 */
export function resolveLink(url: string, file: string, site: LinkSite): LinkTarget {
  const parts = partsOf(url);
  const own = versionOfFile(file, site.versions);
  const [, label] = /^v(\d[^:/]*):/.exec(url) ?? [];
  if (label !== undefined) return resolveVersionLink(parts, label, file, own, site);
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return elsewhere;
  if (parts.path === '') return {kind: 'page', file, id: parts.id, address: url};
  if (url.startsWith('/')) return resolveAddress(parts, file, own, site);
  if (/\.[a-z\d]+$/i.test(parts.path) && !isMarkdown(parts.path)) return elsewhere;
  return resolveFile(posix.join(posix.dirname(file), decoded(parts.path)), parts, file, own, site);
}

function partsOf(url: string): LinkParts {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const [, hash] = /#(.+)$/s.exec(suffix) ?? [];
  return {url, path, suffix, id: hash === undefined ? undefined : decoded(hash)};
}

/** Gives what an address says, as it is when it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `v4:/guides/index.md`: version, and the file in the folder of its pages. */
function resolveVersionLink(
  parts: LinkParts,
  label: string,
  file: string,
  own: LinkedVersion,
  site: LinkSite,
): LinkTarget {
  const version = site.versions.find((candidate) => candidate.label === label);
  if (!version) {
    const labels = site.versions.map((known) => `v${known.label}:`).join(', ');
    return fault(`${parts.url} names no version of this site`, `begin it with one of ${labels}`);
  }
  const [, inFolder] = /^[^:]*:\/(.*)$/.exec(decoded(parts.path)) ?? [];
  const target = posix.join(version.folder, inFolder ?? '');
  if (inFolder === undefined || !target.startsWith(`${version.folder}/`)) {
    const fix = `write version, ":/" and the file in ${version.folder}: v${label}:/index.md`;
    return fault(`${parts.url} is no link to another version`, fix);
  }
  if (version.folder === own.folder) {
    const fix = `link the file: ${linkTo(target, file, site.versions)}${parts.suffix}`;
    return fault(`${parts.url} names the version that the page belongs to itself`, fix);
  }
  return resolveFile(target, parts, file, own, site);
}

/** An address of this site stays where no version has it; else the file is to be named. */
function resolveAddress(
  {url, path, suffix}: LinkParts,
  file: string,
  own: LinkedVersion,
  {versions, files}: LinkSite,
): LinkTarget {
  if (otherAddresses.includes(path)) return elsewhere;
  if (/\.[a-z\d]+$/i.test(path) && !isMarkdown(path)) return elsewhere;
  const wanted = path.endsWith('/') ? path : `${path}/`;
  const known = byAddress(files.all(), versions);
  const target = known.get(wanted) ?? (isMarkdown(path) ? `${own.folder}${path}` : undefined);
  if (target !== undefined && files.has(target)) {
    const fix = `link the file: ${linkTo(target, file, versions)}${suffix}`;
    return fault(`${url} is an address, which belongs to no version`, fix);
  }
  return fault(`${url} is no page of this site`, correction(wanted, suffix, known, file, versions));
}

function resolveFile(
  target: string,
  {url, suffix, id}: LinkParts,
  file: string,
  own: LinkedVersion,
  {versions, files}: LinkSite,
): LinkTarget {
  const version = versions.find(({folder}) => target.startsWith(`${folder}/`));
  const isForeign = version !== undefined && version.folder !== own.folder;
  if (isForeign && !/^v\d/.test(url)) {
    const fix = `name version and file: ${linkTo(target, file, versions)}${suffix}`;
    return fault(`${url} leads into the folder of version ${version.label}`, fix);
  }
  if (version && isMarkdown(target) && files.has(target))
    return {kind: 'page', file: target, id, address: addressIn(target, versions) + suffix};

  const inVersion = [...files.all()].filter((page) =>
    page.startsWith(`${(version ?? own).folder}/`),
  );
  const known = byAddress(inVersion, versions);
  const fix = correction(addressIn(target, versions), suffix, known, file, versions);
  if (!version) return fault(`${url} leads out of ${own.folder}`, fix);
  return isMarkdown(target)
    ? fault(`${target} does not exist`, fix)
    : fault(`${url} names no file of a page, which ends in .md or .mdx`, fix);
}

const fault = (what: string, fix: string): LinkFault => ({kind: 'fault', what, fix});

/** Gives the address that a file is served at, in its version. */
function addressIn(file: string, versions: readonly LinkedVersion[]): string {
  const {folder, base} = versionOfFile(file, versions);
  return addressOf(posix.relative(folder, file), base);
}

/** Gives the link to a page as a page has to write it. */
function linkTo(target: string, file: string, versions: readonly LinkedVersion[]): string {
  const version = versionOfFile(target, versions);
  if (version.folder === versionOfFile(file, versions).folder)
    return posix.relative(posix.dirname(file), target);
  return `v${version.label}:/${posix.relative(version.folder, target)}`;
}

/** Files of pages, by the address they are served at. */
type PagesByAddress = ReadonlyMap<string, string>;

/** Gives the pages among `files` by their addresses. */
const byAddress = (files: Iterable<string>, versions: readonly LinkedVersion[]): PagesByAddress =>
  new Map([...files].map((page) => [addressIn(page, versions), page]));

/**
 * Says what to write for a link to no page: the one whose address is most like the wanted one.
 * @param suffix query and heading of the link
 */
function correction(
  wanted: string,
  suffix: string,
  known: PagesByAddress,
  file: string,
  versions: readonly LinkedVersion[],
): string {
  const nearest = known.get(closest(wanted, [...known.keys()]));
  return nearest === undefined
    ? 'correct it'
    : `correct it; the nearest is ${linkTo(nearest, file, versions)}${suffix}`;
}
