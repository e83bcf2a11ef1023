import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {addressOf, isMirrored} from './address';
import {readAnchors} from './anchors';
import {parseFrontMatter} from './front-matter';
import {keptPage} from './kept-pages';
import type {PageNode} from './node';
import type {Problem} from './problem';

/** A page of the index, or what is wrong with its file. */
export interface ReadPage {
  node?: PageNode;
  problems: Problem[];
  /** 1-based line in the file where a front matter key stands. */
  lineOf: (key: string) => number;
}

const cache = new Map<string, {stamp: string; page: Promise<ReadPage>}>();

/**
 * Reads one page; an unchanged file is parsed only once per process, and what an earlier process
 * made of it may be kept (kept-pages.ts).
 * @param siteDir absolute folder of the site
 * @param folder folder of the version, relative to the site
 * @param relativePath path of the page inside that folder
 * @param base path prefix of the version's addresses
 */
export async function readPage(
  siteDir: string,
  folder: string,
  relativePath: string,
  base: string,
): Promise<ReadPage> {
  const file = path.posix.join(folder, relativePath);
  const absolute = path.join(siteDir, file);
  const {mtimeMs, size} = await stat(absolute);
  const stamp = `${mtimeMs} ${size} ${base}`;
  const cached = cache.get(absolute);
  if (cached?.stamp === stamp) return cached.page;

  // Several plugins ask at the same time.
  const page = readFile(absolute, 'utf8').then((source) =>
    makePage(siteDir, source, file, addressOf(relativePath, base), size),
  );
  cache.set(absolute, {stamp, page});
  return page;
}

async function makePage(
  siteDir: string,
  source: string,
  file: string,
  url: string,
  size: number,
): Promise<ReadPage> {
  let parsed: ReadPage | undefined;
  const node = await keptPage(siteDir, [file, url, source], async () => {
    parsed = await parsePage(source, file, url, size);
    return parsed.node;
  });
  if (parsed) return parsed;
  const lineOf = (key: string) =>
    parseFrontMatter(source, file, isMirrored(path.posix.basename(file))).lineOf(key);
  return {node, problems: [], lineOf};
}

async function parsePage(
  source: string,
  file: string,
  url: string,
  size: number,
): Promise<ReadPage> {
  const fileName = path.posix.basename(file);
  const extension = path.posix.extname(file) as PageNode['extension'];
  const {frontMatter, body, problems, lineOf} = parseFrontMatter(
    source,
    file,
    isMirrored(fileName),
  );
  if (!frontMatter) return {problems, lineOf};

  const {
    title,
    description,
    sort,
    group,
    purpose,
    contributors,
    related,
    source: readme,
    edit,
    repo,
    unlisted,
    version,
    upkeep,
    downloads,
  } = frontMatter;
  const node: PageNode = {
    path: file,
    name: fileName.replace(/^_/, ''),
    type: 'file',
    size,
    url,
    extension,
    title,
    description,
    sort,
    anchors: await readAnchors(body, extension),
    group,
    purpose,
    contributors,
    related,
    source: readme,
    edit,
    repo,
    unlisted,
    version,
    upkeep,
    downloads,
  };
  return {node, problems, lineOf};
}
