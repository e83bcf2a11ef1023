import type {Parents, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Finding} from '../../content/finding';
import type {CheckedPage} from '../../content/page';
import type {CountedFact} from './fact-ids';
import {deepWithin, isCalled, factsMatching, type ReferencedFact} from './referenced-facts';
import {nearestName} from '../../reference/options/names';

const marker = /^<!--\s*covers:\s*(.*?)\s*-->$/s;

/**
 * Reads which facts a page describes: those whose head is on it with words below, what a marker
 * `<!-- covers: stats-field:module.… -->` announces and the block below defines, and deep options
 * that are defined in the section of one that holds them.
 */
export function coverageOf(page: CheckedPage, facts: readonly CountedFact[]) {
  const covered = new Set<string>();
  const findings: Finding[] = [];
  const add = (ids: readonly string[]) => ids.forEach((id) => covered.add(id));

  visit(page.tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const siblings = parent.children as RootContent[];
    if (node.type === 'leafDirective') {
      const fact = headOf(node, siblings.slice(0, index).at(-1), facts);
      if (!fact) return;
      if (isDescribedBelow(siblings.slice(index + 1))) covered.add(fact.id);
      // Deeply nested options have no directive: they count where the section names them.
      const deep = deepWithin(fact, facts);
      if (deep.length > 0) add(namedFacts(deep, namesIn(sectionOf(siblings, index))));
    }
    const announced = node.type === 'html' ? marker.exec(node.value)?.[1] : undefined;
    if (announced === undefined) return;
    const describedNames = namesIn(withoutMarkers(siblings.slice(index + 1)));
    for (const name of announced.split(/\s*,\s*/)) {
      const candidates = factsMatching(name, facts);
      const ids = namedFacts(candidates, describedNames);
      add(ids);
      if (ids.length > 0) continue;
      const factIds = facts.map(({id}) => id);
      const message =
        candidates.length > 0
          ? `the block below the marker does not name "${name}"`
          : `webpack has no "${name}"; the nearest is ${nearestName(name, factIds)}`;
      const line = (node.position?.start.line ?? 1) + page.linesAbove;
      findings.push({line, message, fix: 'correct the marker, or describe what it names'});
    }
  });
  // An unlisted page is in no menu and no search, so readers cannot find facts on it.
  const isListed = page.frontMatter?.unlisted !== true;
  const ids = isListed ? [...covered].sort() : [];
  return {covered: ids, findings};
}

/** The fact whose head a directive is; what is wrong with it is said by the build. */
function headOf(
  node: LeafDirective,
  above: RootContent | undefined,
  facts: readonly CountedFact[],
): CountedFact | undefined {
  const heading = above?.type === 'heading' ? above : undefined;
  const name = toString(node) || toString(heading);
  const factsOfKind = facts.filter(({kind}) => kind === node.name);
  return (
    factsOfKind.find((fact) => fact.name === name) ??
    factsOfKind.find(({kind, titles}) => kind === 'option' && titles.includes(name))
  );
}

/** Whether something is said before the next heading: a sentence, a list or a table. */
function isDescribedBelow(blocks: readonly RootContent[]): boolean {
  const first = blocks.find(({type}) => !['html', 'code', 'leafDirective'].includes(type));
  return first !== undefined && first.type !== 'heading';
}

/** The nodes between a head and the next heading that is no part of its section. */
function sectionOf(siblings: readonly RootContent[], index: number): RootContent[] {
  const above = siblings[index - 1];
  const depth = above?.type === 'heading' ? above.depth : 0;
  const below = siblings.slice(index + 1);
  const end = below.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return end < 0 ? below : below.slice(0, end);
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

const namedFacts = (candidates: readonly ReferencedFact[], names: readonly string[]): string[] =>
  candidates
    .filter((meantFact) => names.some((name) => isCalled(meantFact, name)))
    .map(({fact}) => fact.id);
