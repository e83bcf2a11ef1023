import {posix} from 'node:path';
import {closest} from 'fastest-levenshtein';
import {screenUrls} from '../../config/screens';
import {decodePath} from '../../decode-path';
import {type DocumentationVersion, versionOfFile, versions} from '../../versions';
import {permalinkOfFile} from '../permalink';
import type {PageLink} from './collect-links';

/** The files that links may lead to; their paths are relative to the site. */
export interface PageFiles {
  has(file: string): boolean;
  /** Gives all paths, to suggest the nearest one. */
  paths(): Iterable<string>;
}

/**
 * The target of a link, or what is wrong with it. `elsewhere` stands for other sites, files, and routes
 * without a version.
 */
export type LinkTarget =
  | {
      kind: 'page';
      /** Path relative to the site. */
      file: string;
      /** Id of the heading. */
      id?: string;
      /** Its URL, with query and hash. */
      url: string;
    }
  | {kind: 'fault'; message: string; fix: string}
  | {kind: 'elsewhere'};

/** A parsed link. */
interface LinkParts {
  /** The link as it is written. */
  url: string;
  path: string;
  /** Query and hash. */
  suffix: string;
  id: string | undefined;
  /** The page that has the link. */
  from: string;
  files: PageFiles;
}

const elsewhere = {kind: 'elsewhere'} as const;
const isMarkdown = (path: string) => /\.mdx?$/.test(path);

/**
 * Resolves a link of a page.
 * - Pages link to the relative path of another page's file, `../concepts/output.md#advanced`, so that links
 *   stay valid in every snapshot of a version.
 * - Links to another version have its label and the file: `v4:/concepts/output.md`.
 * - Routes without a version are linked by their URL: `/vote/`.
 * @param from path of the page that has the link, relative to the site
 */
export function resolveLink(url: string, from: string, files: PageFiles): LinkTarget {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const [, hash] = /#(.+)$/s.exec(suffix) ?? [];
  const id = hash === undefined ? undefined : decodePath(hash);
  const link: LinkParts = {url, path, suffix, id, from, files};
  const [, label] = /^v(\d[^:/]*):/.exec(url) ?? [];
  if (label !== undefined) return resolveVersionLink(link, label);
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return elsewhere;
  if (path === '') return {kind: 'page', file: from, id, url};
  if (url.startsWith('/')) return resolveSiteUrl(link);
  if (/\.[a-z\d]+$/i.test(path) && !isMarkdown(path)) return elsewhere;
  return resolveFile(posix.join(posix.dirname(from), decodePath(path)), link);
}

/** Resolves a link. In HTML or JSX, links to files of pages are faults, because only Markdown is resolved. */
export function resolvePageLink(
  {url, isElement}: Pick<PageLink, 'url' | 'isElement'>,
  file: string,
  files: PageFiles,
): LinkTarget {
  const target = resolveLink(url, file, files);
  if (!isElement || target.kind !== 'page' || target.url === url) return target;
  const fix = `write a Markdown link: [words](${url})`;
  return {kind: 'fault', message: `${url} is in HTML, where no file is looked up`, fix};
}

/** Resolves `v4:/guides/index.md`: the label of a version, and a file in the folder of its pages. */
function resolveVersionLink(link: LinkParts, label: string): LinkTarget {
  const {url, path, suffix, from} = link;
  const version = versions.find((candidate) => candidate.label === label);
  if (!version) {
    const labels = versions.map((candidate) => `v${candidate.label}:`).join(', ');
    return fault(`${url} names no version of this site`, `begin it with one of ${labels}`);
  }
  const [, inFolder] = /^[^:]*:\/(.*)$/.exec(decodePath(path)) ?? [];
  const target = posix.join(version.folder, inFolder ?? '');
  if (inFolder === undefined || !isIn(version, target)) {
    const fix = `write version, ":/" and the file in ${version.folder}: v${label}:/index.md`;
    return fault(`${url} is no link to another version`, fix);
  }
  if (version === versionOfFile(from)) {
    const fix = `link the file: ${linkTo(target, from)}${suffix}`;
    return fault(`${url} names the version that the page belongs to itself`, fix);
  }
  return resolveFile(target, link);
}

const isIn = ({folder}: DocumentationVersion, file: string) => file.startsWith(`${folder}/`);

/** Accepts URLs of this site only for routes without a version; pages have to be linked by file. */
function resolveSiteUrl({url, path, suffix, from, files}: LinkParts): LinkTarget {
  if (path === '/' || screenUrls.includes(path)) return elsewhere;
  if (/\.[a-z\d]+$/i.test(path) && !isMarkdown(path)) return elsewhere;
  const permalink = path.endsWith('/') ? path : `${path}/`;
  const filesByPermalink = mapByPermalink(files.paths());
  const inSameVersion = isMarkdown(path) ? versionOfFile(from).folder + path : undefined;
  const target = filesByPermalink.get(permalink) ?? inSameVersion;
  if (target !== undefined && files.has(target)) {
    const fix = `link the file: ${linkTo(target, from)}${suffix}`;
    return fault(`${url} is a URL, which belongs to no version`, fix);
  }
  return fault(
    `${url} is no page of this site`,
    suggestFix(permalink, suffix, filesByPermalink, from),
  );
}

function resolveFile(target: string, {url, suffix, id, from, files}: LinkParts): LinkTarget {
  const pageVersion = versionOfFile(from);
  const version = versions.find((candidate) => isIn(candidate, target));
  if (version && version !== pageVersion && !/^v\d/.test(url)) {
    const fix = `name version and file: ${linkTo(target, from)}${suffix}`;
    return fault(`${url} leads into the folder of version ${version.label}`, fix);
  }
  if (version && isMarkdown(target) && files.has(target))
    return {kind: 'page', file: target, id, url: permalinkOfFile(target) + suffix};

  const filesByPermalink = mapByPermalink(
    [...files.paths()].filter((page) => isIn(version ?? pageVersion, page)),
  );
  const fix = suggestFix(permalinkOfFile(target), suffix, filesByPermalink, from);
  if (!version) return fault(`${url} leads out of ${pageVersion.folder}`, fix);
  return isMarkdown(target)
    ? fault(`${target} does not exist`, fix)
    : fault(`${url} names no file of a page, which ends in .md or .mdx`, fix);
}

const fault = (message: string, fix: string): LinkTarget => ({
  kind: 'fault',
  message,
  fix,
});

/** Gives the link to a page in the form that pages use. */
function linkTo(target: string, from: string): string {
  const version = versionOfFile(target);
  return version === versionOfFile(from)
    ? posix.relative(posix.dirname(from), target)
    : `v${version.label}:/${posix.relative(version.folder, target)}`;
}

/** Maps the URLs of pages to their files. */
const mapByPermalink = (files: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...files].map((page) => [permalinkOfFile(page), page]));

/**
 * Suggests a link for one that leads to no page: the page with the most similar URL.
 * @param suffix query and hash of the link
 */
function suggestFix(
  permalink: string,
  suffix: string,
  filesByPermalink: ReadonlyMap<string, string>,
  from: string,
): string {
  const nearest = filesByPermalink.get(closest(permalink, [...filesByPermalink.keys()]));
  return nearest === undefined
    ? 'correct it'
    : `correct it; the nearest is ${linkTo(nearest, from)}${suffix}`;
}
