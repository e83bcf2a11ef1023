import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ListItem, Root, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {cached, hashOf} from '../../../../cache';
import {permalinkOfFile} from '../../../../content/permalink';
import {listWrittenPages} from '../../../../content/list-pages';
import {parsePage} from '../../../../content/page';
import {listDescribedNames} from '../../../../markdown/facts/descriptions';
import {factKinds} from '../../../../markdown/facts/fact-kinds';
import type {FactKind} from '../../../../markdown/facts/fact-types';
import {firstSentence} from '../../../../markdown/options/option-entries';
import {type Areas, readReference} from '../../../../reference';
import type {DocumentationVersion} from '../../../../versions';

/** The code that makes what is kept (contributing/caches.md). */
const code = 'plugins/published-files/build/reference';

/** Where a page describes a fact, and what it says. */
export interface FactDescription {
  /** With the id of the nearest heading above. */
  address: string;
  /** The first sentence, or the row or item that explains the name; missing where there is none. */
  summary?: string;
}

/**
 * Gives where the pages of a version describe what webpack has, by kind and name: `hook:Compiler.run`.
 * A head wins over what a marker `<!-- covers: … -->` announces, and the first page over later ones.
 * @param siteDir absolute folder of the site
 */
export async function readFactDescriptions(
  siteDir: string,
  version: DocumentationVersion,
): Promise<ReadonlyMap<string, FactDescription>> {
  const facts = publishedFacts((await readReference(version)).areas);
  const factsHash = hashOf(JSON.stringify(facts));
  const heads = new Map<string, FactDescription>();
  const announced = new Map<string, FactDescription>();
  for (const file of listWrittenPages(siteDir, version.folder)) {
    const source = await readFile(path.join(siteDir, file), 'utf8');
    // Parsing all pages would take as long as compiling them.
    const page = await cached(
      {name: 'described facts', code, inputs: [source, file, factsHash]},
      () => readPage(source, file, facts),
    );
    for (const [id, description] of page.heads) addFirst(heads, id, description);
    for (const [id, description] of page.announced) addFirst(announced, id, description);
  }
  return new Map([...announced, ...heads]);
}

/** Gives what a page describes under heads and what its markers announce: nothing of an unlisted one. */
async function readPage(source: string, file: string, facts: readonly PublishedFact[]) {
  const {tree, frontMatter} = await parsePage(source, file);
  if (frontMatter?.unlisted === true) return {heads: [], announced: []};
  const address = permalinkOfFile(file);
  return {
    heads: headsOf(tree.children, address, facts),
    announced: announcedIn(tree.children, address, facts),
  };
}

/** A fact with its kind, and what pages may call it. */
interface PublishedFact {
  id: string;
  kind: string;
  name: string;
  titles: readonly string[];
}

/** Lists what pages name by directives, and what they only list in tables. */
function publishedFacts(areas: Areas): PublishedFact[] {
  const byDirective = Object.entries(factKinds).flatMap(([kind, factsOf]) =>
    (factsOf as FactKind)(areas).map(({name, titles}) => ({kind, name, titles: [name, ...titles]})),
  );
  const plain = (kind: string, facts: readonly {name: string}[]) =>
    facts.map(({name}) => ({kind, name, titles: [name, `"${name}"`, `webpack ${name}`]}));
  return [
    ...byDirective,
    ...plain('command', areas.commands),
    ...plain('stats-preset', areas.statsPresets),
    ...plain('stage', areas.stages),
    ...plain('devtool', areas.devtools),
    ...plain('message', areas.messages),
    ...areas.statsFields.map(({of, name}) => ({
      kind: 'stats-field',
      name: `${of}.${name}`,
      titles: [`${of}.${name}`, name],
    })),
  ].map((fact) => ({...fact, id: `${fact.kind}:${fact.name}`}));
}

const marker = /^<!--\s*covers:\s*(.*?)\s*-->$/s;

/** Gives the facts that markers announce, each with the row, item or section below that names it. */
function announcedIn(
  blocks: readonly RootContent[],
  address: string,
  facts: readonly PublishedFact[],
) {
  let at = address;
  return blocks.flatMap((block, index): (readonly [string, FactDescription])[] => {
    at = addressBelow(block, address) ?? at;
    const patterns = block.type === 'html' && marker.exec(block.value)?.[1];
    if (!patterns) return [];
    const below = blocks.slice(index + 1);
    const described = below.find(({type}) => type !== 'html');
    if (!described) return [];
    const expressions = patterns.split(/\s*,\s*/).map(expressionOf);
    const announced = facts.filter(({id}) => expressions.some((expression) => expression.test(id)));
    const nearestAddress = addressBelow(described, address) ?? at;
    const lines = namedLines(described);
    const summary = firstSentence(
      below.filter((node) => node !== described || node.type !== 'heading'),
    );
    return announced.flatMap(({id, titles}) => {
      const line = lines.find(({name}) => titles.includes(name));
      // Another table describes the others of a pattern.
      if (!line && lines.length > 0) return [];
      const text = line ? line.text : summary.map((node) => toString(node)).join('');
      return [[id, {address: nearestAddress, ...(text && {summary: text})}]];
    });
  });
}

/** In a marker, `…` stands for any text. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

/** Gives the address of a heading; nothing for any other block. */
function addressBelow(block: RootContent, address: string): string | undefined {
  if (block.type !== 'heading') return undefined;
  const {id} = (block.data ?? {}) as {id?: string};
  return id && `${address}#${id}`;
}

function addFirst(
  descriptions: Map<string, FactDescription>,
  id: string,
  description: FactDescription,
): void {
  if (!descriptions.has(id)) descriptions.set(id, description);
}

/** Gives the facts whose heads are on a page. */
const headsOf = (
  blocks: readonly RootContent[],
  address: string,
  facts: readonly PublishedFact[],
) =>
  listDescribedNames(blocks, address).flatMap(({directive, written, url: at, below}) => {
    const fact = facts.find(
      ({kind, name, titles}) =>
        kind === directive && (name === written || titles.includes(written)),
    );
    const summary = firstSentence(below)
      .map((node) => toString(node))
      .join('');
    return fact ? [[fact.id, {address: at, ...(summary && {summary})}] as const] : [];
  });

/** Lists the rows of a table and the items of a list that begin with a name in code. */
function namedLines(block: RootContent) {
  const lines: {name: string; text: string}[] = [];
  visit(block, (node) => {
    if (node.type === 'tableRow') lines.push(...linesOfRow(node));
    if (node.type === 'listItem') lines.push(...linesOfItem(node));
  });
  return lines;
}

function linesOfRow({children: [first, ...cells]}: TableRow) {
  const text = cells.map((cell) => toString(cell)).join(' · ');
  return namesAtStart(first?.children ?? []).map((name) => ({name, text}));
}

function linesOfItem({children: [first]}: ListItem) {
  if (first?.type !== 'paragraph') return [];
  const names = namesAtStart(first.children.slice(0, 1));
  return names.map((name) => ({name, text: toString(first)}));
}

/** Gives the pieces of code in the beginning of a line. */
function namesAtStart(nodes: readonly RootContent[]): string[] {
  const names: string[] = [];
  visit(
    {type: 'root', children: [...nodes]} as Root,
    'inlineCode',
    ({value}) => void names.push(value),
  );
  return names;
}
