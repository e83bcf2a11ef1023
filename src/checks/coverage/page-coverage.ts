import type {Parents, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Finding} from '../../content/finding';
import type {ParsedPage} from '../../content/page';
import type {CountedFact} from './fact-ids';
import {
  findDeepFacts,
  namesFact,
  findReferencedFacts,
  type ReferencedFact,
} from './referenced-facts';
import {nearestName} from '../../reference/options/names';

const marker = /^<!--\s*covers:\s*(.*?)\s*-->$/s;

/**
 * Finds the facts that a page describes:
 * - those whose directive is on it with text below,
 * - those that a marker `<!-- covers: stats-field:module.… -->` lists and the block below names,
 * - deeply nested options that are named in the section of an option that contains them.
 */
export function coverageOf(page: ParsedPage, facts: readonly CountedFact[]) {
  const covered = new Set<string>();
  const findings: Finding[] = [];
  const add = (ids: readonly string[]) => ids.forEach((id) => covered.add(id));

  visit(page.tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const siblings = parent.children as RootContent[];
    if (node.type === 'leafDirective') {
      const fact = factOfDirective(node, siblings.slice(0, index).at(-1), facts);
      if (!fact) return;
      if (isDescribedBelow(siblings.slice(index + 1))) covered.add(fact.id);
      // Deeply nested options need no directive: they count when the section names them.
      const deep = findDeepFacts(fact, facts);
      if (deep.length > 0) add(namedFacts(deep, namesIn(sectionOf(siblings, index))));
    }
    const pattern = node.type === 'html' ? marker.exec(node.value)?.[1] : undefined;
    if (pattern === undefined) return;
    const describedNames = namesIn(firstBlockIn(siblings.slice(index + 1)));
    for (const name of pattern.split(/\s*,\s*/)) {
      const candidates = findReferencedFacts(name, facts);
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

/** Gives the fact of a directive, if it is one. The build reports what is wrong with a directive. */
function factOfDirective(
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

/** Tells whether there is text, a list or a table before the next heading. */
function isDescribedBelow(blocks: readonly RootContent[]): boolean {
  const first = blocks.find(({type}) => !['html', 'code', 'leafDirective'].includes(type));
  return first !== undefined && first.type !== 'heading';
}

/** Gives the nodes from a directive to the end of its section. */
function sectionOf(siblings: readonly RootContent[], index: number): RootContent[] {
  const above = siblings[index - 1];
  const depth = above?.type === 'heading' ? above.depth : 0;
  const below = siblings.slice(index + 1);
  const end = below.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return end < 0 ? below : below.slice(0, end);
}

const firstBlockIn = (below: readonly RootContent[]) =>
  below.slice(below.findIndex(({type}) => type !== 'html')).slice(0, 1);

/** Gives the texts of headings and inline code in blocks. */
function namesIn(blocks: readonly RootContent[]): string[] {
  const names: string[] = [];
  visit({type: 'root', children: [...blocks]} satisfies Parents, (node) => {
    if (node.type === 'inlineCode' || node.type === 'heading') names.push(toString(node).trim());
  });
  return names;
}

const namedFacts = (candidates: readonly ReferencedFact[], names: readonly string[]): string[] =>
  candidates
    .filter((candidate) => names.some((name) => namesFact(candidate, name)))
    .map(({fact}) => fact.id);
