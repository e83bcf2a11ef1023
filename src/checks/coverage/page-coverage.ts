import type {Code, Html, Parents, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {writtenName} from '../../markdown/facts/read-facts';
import {parseFrontMatter} from '../../content/front-matter';
import type {Finding} from '../../content/finding';
import type {CheckedPage} from '../../content/page';
import type {PageRule} from '../rules/rule';
import {type CountedFact, factsOf} from './fact-ids';
import {deepWithin, meantBy} from './meant-facts';

/** What a page says about facts. */
export interface PageCoverage {
  /** Ids of the facts it describes. */
  covered: string[];
  findings: Finding[];
  /** Terminals that show an output; those among them whose output is that of a run. */
  terminals: {shown: number; compared: number};
  /** Links by where they lead: on this site, or to another. */
  links: {inside: number; outside: number};
}

const marker = /^<!--\s*covers:\s*(.*?)\s*-->$/s;

/**
 * Reads which facts a page describes: those whose head stands on it with words below, what a marker
 * `<!-- covers: stats-field:module.… -->` announces and the block below defines, and deep options
 * that are defined in the section of one that holds them.
 */
export function coverageOf(page: CheckedPage, facts: readonly CountedFact[]): PageCoverage {
  const covered = new Set<string>();
  const findings: Finding[] = [];
  const terminals = {shown: 0, compared: 0};
  const links = {inside: 0, outside: 0};
  const report = (node: RootContent, what: string, fix: string) =>
    findings.push({line: (node.position?.start.line ?? 1) + page.linesAbove, what, fix});

  visit(page.tree, (node, index, parent) => {
    if (node.type === 'code' && isOpen(node, terminals))
      report(
        node,
        'shows an output that no run is compared with',
        'give it the example="…" or project="…" it is of, or say with pasted="…" why there can be none',
      );
    if (node.type === 'link' || node.type === 'definition')
      links[/^(?:https?|mailto):/.test(node.url) ? 'outside' : 'inside'] += 1;
    if (!parent || index === undefined) return;
    const siblings = parent.children as RootContent[];
    if (node.type === 'leafDirective') {
      const fact = headOf(node, siblings.slice(0, index).at(-1), facts);
      if (!fact) return;
      if (isDescribedBelow(siblings.slice(index + 1))) covered.add(fact.id);
      for (const id of deepIn(fact, sectionOf(siblings, index), facts)) covered.add(id);
    }
    const written = node.type === 'html' ? marker.exec(node.value)?.[1] : undefined;
    if (written === undefined) return;
    const found = namesIn(withoutMarkers(siblings.slice(index + 1)));
    for (const name of written.split(/\s*,\s*/)) {
      try {
        for (const id of announced(name, found, facts)) covered.add(id);
      } catch (error) {
        report(
          node as Html,
          (error as Error).message,
          'correct the marker, or describe what it names',
        );
      }
    }
  });
  return {covered: isFound(page) ? [...covered].sort() : [], findings, terminals, links};
}

/** What no menu and no search leads to describes nothing. */
const isFound = ({source, file}: CheckedPage) =>
  parseFrontMatter(source, file, false).frontMatter?.unlisted !== true;

/** The fact whose head a directive is; what is wrong with it is said by the build. */
function headOf(
  node: LeafDirective,
  above: RootContent | undefined,
  facts: readonly CountedFact[],
): CountedFact | undefined {
  const heading = above?.type === 'heading' ? above : undefined;
  const name = writtenName(node) || (heading ? toString(heading) : '');
  const own = facts.filter(({kind}) => kind === node.name);
  return (
    own.find((fact) => fact.name === name) ??
    own.find(({kind, titles}) => kind === 'option' && titles.includes(name))
  );
}

/** Whether something is said before the next heading: a sentence, a list or a table. */
function isDescribedBelow(blocks: readonly RootContent[]): boolean {
  const first = blocks.find(({type}) => !['html', 'code', 'leafDirective'].includes(type));
  return first !== undefined && first.type !== 'heading';
}

/** What stands between a head and the next heading that is no part of its section. */
function sectionOf(siblings: readonly RootContent[], index: number): RootContent[] {
  const above = siblings[index - 1];
  const depth = above?.type === 'heading' ? above.depth : 0;
  const below = siblings.slice(index + 1);
  const end = below.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return end < 0 ? below : below.slice(0, end);
}

/** What is too deep for a head of its own is described where its name stands in that section. */
function deepIn(
  head: CountedFact,
  section: readonly RootContent[],
  facts: readonly CountedFact[],
): string[] {
  const deep = deepWithin(head, facts);
  return deep.length === 0 ? [] : called(deep, namesIn(section));
}

const withoutMarkers = (below: readonly RootContent[]) =>
  below.slice(below.findIndex(({type}) => type !== 'html')).slice(0, 1);

/** Gives the headings and the pieces of code in blocks. */
function namesIn(blocks: readonly RootContent[]): string[] {
  const names: string[] = [];
  visit({type: 'root', children: [...blocks]} satisfies Parents, (node) => {
    if (node.type === 'inlineCode' || node.type === 'heading') names.push(toString(node).trim());
  });
  return names;
}

/** @throws when nothing describes what the marker names */
function announced(
  name: string,
  names: readonly string[],
  facts: readonly CountedFact[],
): string[] {
  const ids = called(meantBy(name, facts), names);
  if (ids.length > 0) return ids;
  throw new Error(`the block below the marker does not name "${name}"`);
}

const called = (meant: ReturnType<typeof meantBy>, names: readonly string[]) =>
  meant.filter(({isCalled}) => names.some(isCalled)).map(({fact}) => fact.id);

/** Counts a terminal, and tells whether neither a run is compared with it nor a reason stands there. */
function isOpen({lang, meta, value}: Code, terminals: PageCoverage['terminals']): boolean {
  if (lang?.toLowerCase() !== 'console' || value.split('\n').every((line) => line.startsWith('$')))
    return false;
  terminals.shown += 1;
  if (/\bpasted=/.test(meta ?? '')) return false;
  const isCompared = /\b(?:example|project)=/.test(meta ?? '');
  if (isCompared) terminals.compared += 1;
  return !isCompared;
}

/** Markers name what webpack has and what the block below describes; terminals are runs. */
export const coverage: PageRule = {
  name: 'coverage',
  async check(page) {
    return coverageOf(page, await factsOf(page.version)).findings;
  },
};
