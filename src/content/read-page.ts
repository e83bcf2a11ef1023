import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cached} from '../cache';
import type {DocumentationVersion} from '../versions';
import {addressOf} from './address';
import {isMirrored} from './page-path';
import {parseFrontMatter} from './front-matter';
import {type PageLink, linksIn} from './links/collect-links';
import {resolveRelated} from './links/related-links';
import type {PageNode} from './node';
import type {Problem} from './finding';
import {anchorsIn, linesOfIds} from './anchors';
import {parseBody} from './parse-body';

/** A link that a writer has set, with the field of the front matter or the text around it. */
export interface WrittenLink extends PageLink {
  field: string;
}

/** A page of the index, or what is wrong with its file. */
export interface ReadPage {
  node?: PageNode;
  problems: Problem[];
  /** Links of a page written here, with their lines in the file; those of READMEs are made. */
  links: WrittenLink[];
  /** Ids that links may name; missing for a README that this build goes without. */
  ids?: ReadonlySet<string>;
  /** 1-based line in the file of a front matter key. */
  lineOf: (key: string) => number;
}

const parsed = new Map<string, {source: string; base: string; page: Promise<ReadPage>}>();

/**
 * Reads one page; an unchanged file is parsed only once per process.
 * @param siteDir absolute folder of the site
 * @param version the version it belongs to
 * @param relativePath path of the page inside the version's folder
 */
export async function readPage(
  siteDir: string,
  {folder, base}: Pick<DocumentationVersion, 'folder' | 'base'>,
  relativePath: string,
): Promise<ReadPage> {
  const file = path.posix.join(folder, relativePath);
  const absolute = path.join(siteDir, file);
  const source = readFileSync(absolute, 'utf8');
  const cachedPage = parsed.get(absolute);
  if (cachedPage?.source === source && cachedPage.base === base) return cachedPage.page;

  const page = parsePage(source, file, addressOf(relativePath, base));
  parsed.set(absolute, {source, base, page});
  return page;
}

async function parsePage(source: string, file: string, url: string): Promise<ReadPage> {
  const extension = path.posix.extname(file) as PageNode['extension'];
  const mirrored = isMirrored({path: file});
  const {frontMatter, body, problems, lineOf, linesAbove} = parseFrontMatter(
    source,
    file,
    mirrored,
  );
  if (!frontMatter) return {problems, links: [], lineOf};
  const text = await readBody(body, extension);

  const {related, license} = frontMatter;
  const node: PageNode = {
    path: file,
    name: path.posix.basename(file).replace(/^_/, ''),
    type: 'file',
    size: Buffer.byteLength(source),
    url,
    extension,
    ...frontMatter,
    anchors: text.anchors,
    related: related && resolveRelated(related, file),
  };
  const relatedLinks = (related ?? []).map(({url: written}, index) => ({
    url: written,
    isElement: false,
    line: lineOf('related', index, 'url'),
    field: `related[${index}].url`,
  }));
  const textLinks = text.links.map((link) => ({
    ...link,
    line: link.line + linesAbove,
    field: 'link',
  }));
  const links = mirrored ? [] : [...relatedLinks, ...textLinks];
  // A mirrored page without a license is a placeholder (MIRROR=skip), whose ids are unknown.
  const isWhole = !mirrored || license !== undefined;
  return {node, problems, links, ids: isWhole ? new Set(text.ids) : undefined, lineOf};
}

/**
 * Reads the text of a page, or gives what was read before: parsing all pages takes seconds, which
 * every start of the development server would wait for.
 * @param body Markdown below the front matter
 * @returns what the index takes from it: also the ids of all headings, and of the HTML and components
 *   between them, and links, whose lines count from the top of the text
 * @throws when MDX cannot be parsed
 */
export const readBody = (body: string, extension: '.md' | '.mdx') =>
  cached({name: 'texts', code: 'content', inputs: [body, extension]}, async () => {
    const {tree} = await parseBody(body, extension);
    return {anchors: anchorsIn(tree), ids: [...linesOfIds(tree).keys()], links: linksIn(tree)};
  });
