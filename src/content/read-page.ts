import path from 'node:path';
import {readText} from '../cache';
import {addressOf, isMirrored} from './address';
import {readAnchors} from './anchors';
import {parseFrontMatter} from './front-matter';
import type {PageNode} from './node';
import type {Problem} from './problem';

/** A page of the index, or what is wrong with its file. */
export interface ReadPage {
  node?: PageNode;
  problems: Problem[];
  /** 1-based line in the file where a front matter key stands. */
  lineOf: (key: string) => number;
}

const parsed = new Map<string, {source: string; base: string; page: ReadPage}>();

/**
 * Reads one page; an unchanged file is parsed only once per process.
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
  const source = readText(absolute);
  const known = parsed.get(absolute);
  if (known?.source === source && known.base === base) return known.page;

  const page = await parsePage(
    source,
    file,
    addressOf(relativePath, base),
    Buffer.byteLength(source),
  );
  parsed.set(absolute, {source, base, page});
  return page;
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
