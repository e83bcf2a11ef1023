import {createSlugger} from '@docusaurus/utils';
import {h} from 'hastscript';
import type {Heading, InlineCode, RootContent} from 'mdast';
import {readReference} from '../../reference';
import {nearestName} from '../../reference/options/names';
import {comparedWith} from '../../reference/options/version-difference';
import type {DocumentationVersion} from '../../versions';
import {finishedHtml} from '../finished-html';
import {type Directive, leafDirectives} from '../leaf-directives';
import {optionUrls} from '../options/option-entries';
import {factUrls, readDescriptions} from './descriptions';
import {factKinds} from './fact-kinds';
import {drawFactList} from './fact-list';
import type {FactKind, NamedFact} from './fact-types';
import {readHookPositions} from './hook-positions';
import {compareVersions} from './version-rows';

/**
 * What both versions of webpack have by the same names. Options have rows of their own; flags and
 * options of the development server come from other packages, whose releases differ.
 */
const comparedKinds = [
  'hook',
  'loader-context',
  'magic-comment',
  'plugin',
  'plugin-option',
  'variable',
] as const;

/**
 * Reads `::option`, `::hook[Compiler.run]` and their like, right below the heading of what they name,
 * or at the beginning of a page that is about it: what webpack itself knows of it is put there. What
 * has no brackets has the name that the heading is.
 * @throws naming file and line, when the pinned webpack knows no such name, when the heading above
 *   says something else, or when that of an option has another id than links expect
 */
export const factDirectives = leafDirectives(Object.keys(factKinds), async (page) => {
  const {version} = page;
  const {areas} = await readReference(version);
  const {versionDescriptions, compared} = await readDescriptions(page);
  const otherVersion = comparedWith(version);
  const described = {
    version,
    hooks: factUrls('hook', versionDescriptions),
    plugins: factUrls('plugin', versionDescriptions),
    positions: page.directives.includes('hook') ? await readHookPositions(version) : new Map(),
    otherVersionOptions: otherVersion ? optionUrls(compared, otherVersion) : new Map(),
  };
  const hooksOfOther = factUrls('hook', compared);
  const comparisons = new Map(
    await Promise.all(
      comparedKinds.map(
        async (name) =>
          [name as string, await compareVersions(version, factKinds[name], hooksOfOther)] as const,
      ),
    ),
  );
  return ({node, text, above, parent}: Directive): RootContent => {
    const heading = above?.type === 'heading' ? above : undefined;
    if (!heading && (above || parent.type !== 'root'))
      throw new Error('it stands right below the heading of what it names');
    const factsOf: FactKind = factKinds[node.name as keyof typeof factKinds];
    // A heading of words is not compared with the name; only one that is code has to be it.
    const code = heading && nameInHeading(heading);
    const fact = findFact(factsOf(areas), node.name, text || code?.value, version);
    if (heading && code) {
      checkTitle(code.value, fact);
      if (node.name === 'option') {
        checkId(heading, code.value, fact);
        emphasizeOptionName(code);
      }
      const hProperties = {...heading.data?.hProperties, className: ['option']};
      heading.data = {...heading.data, hProperties};
    }
    const rows = fact.rows(described);
    // The search finds the full path here where the heading is not all of it.
    if (node.name === 'option')
      rows[0]!.attributes = {dataOption: fact.name === code?.value ? '' : fact.name};
    const comparison = comparisons.get(node.name)?.(fact, rows) ?? [];
    return finishedHtml(drawFactList([...rows, ...comparison]));
  };
});

const namesOf = ({name, otherNames = []}: NamedFact): string[] => [name, ...otherNames];

function findFact(
  facts: readonly NamedFact[],
  kind: string,
  name: string | undefined,
  {webpack}: DocumentationVersion,
): NamedFact {
  if (!name)
    throw new Error(`no heading above is the name: write it, as ::${kind}[${facts[0]?.name}]`);
  const fact = facts.find((candidate) => namesOf(candidate).includes(name));
  if (fact) return fact;
  const names = facts.flatMap(namesOf);
  const nearest = names.length > 0 ? `; the nearest is ${nearestName(name, names)}` : '';
  throw new Error(`webpack ${webpack} has no ${kind} ${name}${nearest}`);
}

/** Gives the code that a heading is; undefined when it has words. */
function nameInHeading({children}: Heading): InlineCode | undefined {
  const [firstChild, ...others] = children;
  return firstChild?.type === 'inlineCode' && others.length === 0 ? firstChild : undefined;
}

function checkTitle(title: string, {name, titles}: NamedFact): void {
  if (titles.some((allowedTitle) => allowedTitle === title || allowedTitle.endsWith(`.${title}`)))
    return;
  throw new Error(`the heading above says ${title}, and no form of ${name}: correct one of them`);
}

/** Links to an option expect an id that is made from one of its names. */
function checkId(heading: Heading, title: string, fact: NamedFact): void {
  const id = String((heading.data as {id?: unknown} | undefined)?.id);
  const allowed = [title, ...namesOf(fact)].map((name) => createSlugger().slug(name));
  if (allowed.some((slug) => id === slug || id.replace(/-\d+$/, '') === slug)) return;
  throw new Error(`links to ${fact.name} expect the heading id {#${allowed[0]}}, not {#${id}}`);
}

/** A longer name may break after its path, because it does not fit on a phone. */
const maxUnbrokenName = 24;

/** The name of an option itself stands out from the path that leads to it. */
function emphasizeOptionName(code: InlineCode): void {
  const name = code.value;
  const start = name.lastIndexOf('.') + 1;
  if (start === 0) return;
  code.data = {
    hChildren: [
      h('span', name.slice(0, start)),
      ...(name.length > maxUnbrokenName ? [h('wbr')] : []),
      {type: 'text', value: name.slice(start)},
    ],
  };
}
