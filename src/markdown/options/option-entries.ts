import type {PhrasingContent, RootContent} from 'mdast';
import {readOptions} from '../../reference/options';
import type {DocumentationVersion} from '../../versions';
import {type DescribedName, type FactUrls, readDescriptions} from '../facts/descriptions';
import type {PageOfDirectives} from '../leaf-directives';
import {withoutLinks} from '../nodes';

/** An option that has a heading, or a page, in the reference. */
export interface OptionEntry {
  /** As it is written in a configuration: `output.clean`, `devServer.open`. */
  name: string;
  url: string;
  /** The first sentence about it. */
  line: PhrasingContent[];
}

/** Reads the options that other pages describe for the directives of a page, in alphabetical order. */
export async function readOptionEntries(
  page: Pick<PageOfDirectives, 'directives' | 'version'>,
): Promise<OptionEntry[]> {
  const {versionDescriptions} = await readDescriptions(page);
  return optionEntriesOf(versionDescriptions, page.version).sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** Gives where the pages of a version describe its options. */
export const optionUrls = (
  described: readonly DescribedName[],
  version: DocumentationVersion,
): FactUrls =>
  new Map(
    optionEntriesOf(described, version).map(({name, url}) => [
      name.replaceAll('.<name>', '.*'),
      url,
    ]),
  );

/** Gives the options among what pages describe. */
export const optionEntriesOf = (
  described: readonly DescribedName[],
  version: DocumentationVersion,
): OptionEntry[] =>
  described.flatMap(({url, below, ...named}) => {
    const name = nameOf(named, version);
    return name === undefined ? [] : [{name, url, line: firstSentence(below)}];
  });

type DirectiveName = Pick<DescribedName, 'directive' | 'written'>;

function nameOf(
  {directive, written}: DirectiveName,
  version: DocumentationVersion,
): string | undefined {
  if (directive === 'dev-server-option') return `devServer.${written}`;
  if (directive !== 'option') return undefined;
  const options = readOptions(version);
  const fact = options.find(({path, names}) => path === written || names.includes(written));
  return fact?.path.replaceAll('.*', '.<name>');
}

/** The end of a sentence, which may be a colon before an example or a list. */
const sentenceEnd = /[.!?:](?=\s|$)/;

/**
 * Gives the first sentence below a heading, without its links: they would lead away from the entry.
 * @returns nothing when no paragraph comes before the next heading
 */
export function firstSentence(blocks: readonly RootContent[]): PhrasingContent[] {
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
