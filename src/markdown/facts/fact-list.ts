import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {selectAll} from 'hast-util-select';
import {highlight} from '../../content/fences/highlight';
import {insertLineBreaks, longestUnbreakable} from '../line-breaks';
import {joinParts} from '../nodes';

/** Facts with more characters are placed in the text instead of the margin. */
const maxCharactersInMargin = 140;
/**
 * Characters of code that fit into a line of the margin, of half of it, and of a table in it. A name
 * that fits into its line is never divided. Links to plugins are no code, and narrower.
 */
const charactersPerLine = {whole: 29, half: 13, halfOfLink: 17, table: 20};

/** What begins the facts of a plugin: on most pages they do not fit the margin, so they never stand in it. */
const firstTermOfPlugins = 'Export';

/** A piece of what is said of a term. */
export type FactPart = ElementContent | string;

/** A term, what is said of it, and attributes of both together. */
export interface Fact {
  term: string;
  content: FactPart[];
  attributes?: Record<string, string>;
}

/** Code of webpack. */
export const code = (source: string): Element => h('code', highlight(source, 'ts') as Element[]);

/** A link to a page of the site, or to a place outside of it. */
export const link = (href: string, text: string): Element =>
  h('a', {href, ...(!href.startsWith('/') && {target: '_blank', rel: 'noopener'})}, text);

/** Makes a row of a term and what is said of it, or none where there is nothing to say. */
export const factRow = (term: string, ...parts: (FactPart | undefined)[]): Fact[] => {
  const content = parts.filter((part) => part !== undefined && part !== '') as FactPart[];
  return content.length > 0 ? [{term, content}] : [];
};

/** Lists the first of several parts, and how many more there are: `a, b and 3 more`. */
export const firstParts = (parts: readonly FactPart[], limit: number): FactPart[] => [
  ...joinParts(parts.slice(0, limit), ', '),
  ...(parts.length > limit ? [` and ${parts.length - limit} more`] : []),
];

/**
 * Draws facts as a list of terms, beside the text where it fits, with two terms side by side where
 * both are short:
 *
 *     {term: 'Since', content: ['5.20.0']}
 *       →  <dl class="facts"><div><dt>Since</dt><dd>5.20.0</dd></div></dl>
 */
export function drawFactList(facts: readonly Fact[]): Element {
  const definitions = facts.map(({content}) => h('dd', content));
  const length = definitions.reduce((sum, definition) => sum + visibleText(definition).length, 0);
  const isLong =
    facts[0]?.term === firstTermOfPlugins ||
    length > maxCharactersInMargin ||
    !definitions.every(fitsMargin);
  for (const definition of definitions) insertLineBreaks(definition, lineOf(definition) + 1);
  return h(
    'dl',
    {className: ['facts', ...(isLong ? ['long'] : [])]},
    facts.map(({term, attributes}, index) => {
      const definition = definitions[index]!;
      const className = index > 0 && !isShort(definition) ? 'whole' : undefined;
      return h('div', {...attributes, className}, [h('dt', term), definition]);
    }),
  );
}

/** What a reader sees before anything is unfolded. */
const visibleText = (definition: Element): string =>
  definition.children
    .filter((child) => !(child.type === 'element' && child.tagName === 'details'))
    .map((child) => toString(child))
    .join('');

/** Characters of a line that a definition has for itself. */
const lineOf = (definition: Element): number =>
  selectAll('table', definition).length > 0 ? charactersPerLine.table : charactersPerLine.whole;

const longestUnbreakableIn = (definition: Element): number =>
  Math.max(
    0,
    ...selectAll('code', definition).map((code) =>
      longestUnbreakable(toString(code), undefined, lineOf(definition) + 1),
    ),
  );

const fitsMargin = (definition: Element): boolean =>
  longestUnbreakableIn(definition) <= lineOf(definition);

const isShort = (definition: Element): boolean =>
  selectAll('table, details', definition).length === 0 &&
  longestUnbreakableIn(definition) <= charactersPerLine.half &&
  selectAll('a', definition).every(
    (link) => toString(link).length <= charactersPerLine.halfOfLink,
  ) &&
  toString(definition).length <= 2 * charactersPerLine.half;
