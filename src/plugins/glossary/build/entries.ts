import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Heading, Paragraph, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {parseFrontMatter} from '../../../content/front-matter';
import {parseBody} from '../../../content/parse-body';

/** Definitions by the id of their entry, in HTML without links. */
export type Definitions = ReadonlyMap<string, string>;

const known = new Map<string, {stamp: string; definitions: Promise<Definitions>}>();

/**
 * Reads the page that is the one source of all definitions: a third-level heading is a term, the
 * first paragraph below it says what the term means. An unchanged file is parsed only once per
 * process: every link to an entry asks for all of them.
 * @param siteDir absolute folder of the site
 * @param file path of the glossary, relative to it
 * @throws naming file and entry, when an entry has no paragraph
 */
export async function readGlossary(siteDir: string, file: string): Promise<Definitions> {
  const absolute = path.join(siteDir, file);
  const {mtimeMs, size} = await stat(absolute);
  const stamp = `${mtimeMs} ${size}`;
  const last = known.get(absolute);
  if (last?.stamp === stamp) return last.definitions;
  const definitions = parseGlossary(absolute, file);
  known.set(absolute, {stamp, definitions});
  return definitions;
}

async function parseGlossary(absolute: string, file: string): Promise<Definitions> {
  const source = await readFile(absolute, 'utf8');
  const {body} = parseFrontMatter(source, file, false);
  const {children} = (await parseBody(body, '.md')).tree;
  const entries = children.flatMap((node, index): [string, string][] => {
    if (!isTerm(node)) return [];
    const {id} = node.data as {id: string};
    const below = children[index + 1];
    if (below?.type === 'paragraph') return [[id, htmlOf(below)]];
    throw new Error(
      `${file}: the entry #${id} needs a paragraph below its heading: its definition`,
    );
  });
  return new Map(entries);
}

const isTerm = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 3;

function htmlOf(definition: Paragraph): string {
  const {children} = toHast(definition) as Element;
  return toHtml(withoutReference(children).flatMap(withoutLink)).trim();
}

/** Leaves out the sentence at the end that is nothing but "See" and a link. */
function withoutReference(children: ElementContent[]): ElementContent[] {
  const [before, link, end] = children.slice(-3);
  const isReference =
    before?.type === 'text' &&
    before.value.endsWith(' See ') &&
    isLink(link) &&
    end?.type === 'text' &&
    end.value === '.';
  if (!isReference) return children;
  return [...children.slice(0, -3), {...before, value: before.value.slice(0, -' See '.length)}];
}

/** What floats beside its term and goes away with the pointer is no place for links. */
const withoutLink = (node: ElementContent): ElementContent[] =>
  isLink(node) ? node.children : [node];

const isLink = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'a';
