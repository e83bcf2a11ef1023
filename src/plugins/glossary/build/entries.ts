import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Heading, Paragraph, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {parseFrontMatter} from '../../../content/front-matter';
import {parseBody} from '../../../content/parse-body';
import {paragraph, withoutLinks} from '../../../markdown/nodes';
import {versions} from '../../../versions';
import {glossaryOf} from '../config';

/** Gives the file, relative to the site, and the address of the glossary of each version that has one. */
export function glossaries(siteDir: string) {
  return versions
    .map((version) => ({file: `${version.folder}/glossary.md`, url: glossaryOf(version)}))
    .filter(({file}) => existsSync(path.join(siteDir, file)));
}

/** A term and what it means, without links. */
export interface Entry {
  term: string;
  definition: ElementContent[];
}

/** Entries by their id. */
export type Entries = ReadonlyMap<string, Entry>;

/** By the text they were read from: every link to an entry asks for all of them. */
const parsedGlossaries = new Map<string, Promise<Entries>>();

/**
 * Reads the page that is the one source of all definitions: a third-level heading is a term, the
 * first paragraph below it says what the term means.
 * @param siteDir absolute folder of the site
 * @param file path of the glossary, relative to it
 * @throws naming file and entry, when an entry has no paragraph
 */
export async function readGlossary(siteDir: string, file: string): Promise<Entries> {
  const source = await readFile(path.join(siteDir, file), 'utf8');
  const entries = parsedGlossaries.get(source) ?? parseGlossary(source, file);
  parsedGlossaries.set(source, entries);
  return entries;
}

/** Reads the entries of all glossaries by their address: `/glossary/#chunk`. */
export async function entriesByAddress(siteDir: string): Promise<ReadonlyMap<string, Entry>> {
  const read = await Promise.all(
    glossaries(siteDir).map(async ({file, url}) =>
      [...(await readGlossary(siteDir, file))].map(
        ([id, entry]) => [`${url}#${id}`, entry] as const,
      ),
    ),
  );
  return new Map(read.flat());
}

/** Gives the definitions in HTML, by the id of their entry. */
export const definitionsOf = (entries: Entries): Record<string, string> =>
  Object.fromEntries([...entries].map(([id, {definition}]) => [id, toHtml(definition)]));

async function parseGlossary(source: string, file: string): Promise<Entries> {
  const {body} = parseFrontMatter(source, file, false);
  const {children} = (await parseBody(body.replaceAll(seeAlsoSentence, ''), '.md')).tree;
  const entries = children.flatMap((node, index): [string, Entry][] => {
    if (!isTerm(node)) return [];
    const {id} = node.data as {id: string};
    const below = children[index + 1];
    if (below?.type === 'paragraph')
      return [[id, {term: toString(node), definition: contentOf(below)}]];
    throw new Error(
      `${file}: the entry #${id} needs a paragraph below its heading: its definition`,
    );
  });
  return new Map(entries);
}

const isTerm = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 3;

/** What floats beside its term and goes away with the pointer is no place for links. */
const contentOf = ({children}: Paragraph): ElementContent[] =>
  (toHast(paragraph(...withoutLinks(children))) as Element).children;

/** A sentence at the end that is nothing but "See" and a link. */
const seeAlsoSentence = / See \[[^\]]*\]\([^)]*\)\.$/gm;
