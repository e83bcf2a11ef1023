import type {PhrasingContent, RootContent} from 'mdast';
import {readOptions} from '../../reference/options';
import {comparedWith} from '../../reference/options/version-difference';
import type {DocumentationVersion} from '../../versions';
import {type DescribedName, readDescribedNames, type FactAddresses} from '../facts/fact-addresses';
import {withoutLinks} from '../nodes';

/** An option that has a heading, or a page, in the reference. */
export interface OptionEntry {
  /** As it is written in a configuration: `output.clean`, `devServer.open`. */
  name: string;
  address: string;
  /** The first sentence about it. */
  line: PhrasingContent[];
}

/** Reads which options the pages of the section describe, in alphabetical order. */
export async function readOptionEntries(version: DocumentationVersion): Promise<OptionEntry[]> {
  const described = await readDescribedNames('configuration', version);
  return optionEntriesOf(described, version).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Reads where pages of the version after this one, or before it, describe their options. */
export async function readOtherVersionAddresses(
  current: DocumentationVersion,
): Promise<FactAddresses> {
  const version = comparedWith(current);
  const entries = version ? await readOptionEntries(version) : [];
  return new Map(entries.map(({name, address}) => [name.replaceAll('.<name>', '.*'), address]));
}

/** Gives the options among what pages describe. */
export const optionEntriesOf = (
  described: readonly DescribedName[],
  version: DocumentationVersion,
): OptionEntry[] =>
  described.flatMap(({address, below, ...named}) => {
    const name = nameOf(named, version);
    return name === undefined ? [] : [{name, address, line: firstSentence(below)}];
  });

type DirectiveName = Pick<DescribedName, 'directive' | 'written'>;

function nameOf(
  {directive, written}: DirectiveName,
  version: DocumentationVersion,
): string | undefined {
  if (directive === 'dev-server-option') return `devServer.${written}`;
  if (directive !== 'option') return undefined;
  const options = readOptions(version);
  const fact = options.find(({path: path, names}) => path === written || names.includes(written));
  return fact?.path.replaceAll('.*', '.<name>');
}

/** The end of a sentence, which may be a colon before an example or a list. */
const sentenceEnd = /[.!?:](?=\s|$)/;

/**
 * Gives the first sentence below a heading, without its links: they would lead away from the entry.
 * @returns nothing when no paragraph stands before the next heading
 */
function firstSentence(blocks: readonly RootContent[]): PhrasingContent[] {
  const nextHeading = blocks.findIndex(({type}) => type === 'heading');
  const blocksOfEntry = nextHeading < 0 ? blocks : blocks.slice(0, nextHeading);
  const paragraph = blocksOfEntry.find((block) => block.type === 'paragraph');
  return paragraph ? upToSentenceEnd(withoutLinks(paragraph.children)) : [];
}

function upToSentenceEnd(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const lastIndex = nodes.findIndex((node) => node.type === 'text' && sentenceEnd.test(node.value));
  const last = nodes[lastIndex];
  if (last?.type !== 'text') return [...nodes];
  const text = last.value.slice(0, sentenceEnd.exec(last.value)!.index);
  return [...nodes.slice(0, lastIndex), {type: 'text', value: `${text}.`}];
}
