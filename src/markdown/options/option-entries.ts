import type {PhrasingContent, RootContent} from 'mdast';
import {readOptions} from '../../reference/options';
import {comparedWith} from '../../reference/options/version-difference';
import type {DocumentationVersion} from '../../versions';
import {type DescribedName, describedIn, type FactAddresses} from '../facts/fact-addresses';
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
export async function readEntries(version: DocumentationVersion): Promise<OptionEntry[]> {
  const described = await describedIn('configuration', version);
  return entriesOf(described, version).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Reads where the pages of the version after this one, or before it, describe its options. */
export async function addressesBeside(own: DocumentationVersion): Promise<FactAddresses> {
  const version = comparedWith(own);
  const entries = version ? await readEntries(version) : [];
  return new Map(entries.map(({name, address}) => [name.replaceAll('.<name>', '.*'), address]));
}

/** Gives the options among what pages describe. */
export const entriesOf = (
  described: readonly DescribedName[],
  version: DocumentationVersion,
): OptionEntry[] =>
  described.flatMap(({address, below, ...named}) => {
    const name = nameOf(named, version);
    return name === undefined ? [] : [{name, address, line: firstSentence(below)}];
  });

type Named = Pick<DescribedName, 'directive' | 'written'>;

function nameOf({directive, written}: Named, version: DocumentationVersion): string | undefined {
  if (directive === 'dev-server-option') return `devServer.${written}`;
  if (directive !== 'option') return undefined;
  const options = readOptions(version);
  const fact = options.find(({path: own, names}) => own === written || names.includes(written));
  return fact?.path.replaceAll('.*', '.<name>');
}

/** Behind a sentence; a colon ends one too, where an example or a list follows. */
const end = /[.!?:](?=\s|$)/;

/**
 * Gives the first sentence below a heading, without its links: they would lead away from the entry.
 * @returns nothing when no paragraph stands before the next heading
 */
function firstSentence(blocks: readonly RootContent[]): PhrasingContent[] {
  const limit = blocks.findIndex(({type}) => type === 'heading');
  const own = limit < 0 ? blocks : blocks.slice(0, limit);
  const paragraph = own.find((block) => block.type === 'paragraph');
  return paragraph ? upToEnd(withoutLinks(paragraph.children)) : [];
}

function upToEnd(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const found = nodes.findIndex((node) => node.type === 'text' && end.test(node.value));
  const last = nodes[found];
  if (last?.type !== 'text') return [...nodes];
  const text = last.value.slice(0, end.exec(last.value)!.index);
  return [...nodes.slice(0, found), {type: 'text', value: `${text}.`}];
}
