import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cached} from '../cache';
import type {DocumentationVersion} from '../versions';
import {permalinkOf} from './permalink';
import {isMirrored} from './page-path';
import {parseFrontMatter} from './front-matter';
import {type PageLink, linksIn} from './links/collect-links';
import {resolveRelated} from './links/related-links';
import type {PageNode} from './index-node';
import type {Problem} from './finding';
import {anchorsIn, linesOfIds} from './anchors';
import {parseBody} from './parse-body';

/** A link in the source of a page, with the field of the front matter that contains it, or `link`. */
interface WrittenLink extends PageLink {
  field: string;
}

/** A page of the index, or the problems of its file. */
export interface ReadPage {
  node?: PageNode;
  problems: Problem[];
  /** Links with their lines in the file; none of mirrored pages, whose links are generated. */
  links: WrittenLink[];
  /** Ids that links may lead to; missing for a README that was not fetched. */
  ids?: ReadonlySet<string>;
  /** Gives the 1-based line in the file of a front matter key. */
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

  const page = parseNode(source, file, permalinkOf(relativePath, base));
  parsed.set(absolute, {source, base, page});
  return page;
}

async function parseNode(source: string, file: string, url: string): Promise<ReadPage> {
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
  const hasIds = !mirrored || license !== undefined;
  return {node, problems, links, ids: hasIds ? new Set(text.ids) : undefined, lineOf};
}

/**
 * Reads the body of a page. Cached on disk, because parsing all pages takes seconds at every start of the
 * development server.
 * @param body Markdown below the front matter
 * @returns the headings for the index; the ids of all headings, HTML and components; and the links, with
 *   lines relative to the body
 * @throws when MDX cannot be parsed
 */
export const readBody = (body: string, extension: '.md' | '.mdx') =>
  cached({name: 'texts', code: 'content', inputs: [body, extension]}, async () => {
    const {tree} = await parseBody(body, extension);
    return {anchors: anchorsIn(tree), ids: [...linesOfIds(tree).keys()], links: linksIn(tree)};
  });
