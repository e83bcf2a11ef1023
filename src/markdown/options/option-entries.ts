import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Heading, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {DocumentationVersion} from '../../versions';
import {addressOf} from '../../content/address';
import {parseFrontMatter} from '../../content/front-matter';
import {parseBody} from '../../content/parse-body';
import {readOptions} from '../../reference/options';

/** An option that has a heading, or a page, in the reference. */
export interface OptionEntry {
  /** As it is written in a configuration: `output.clean`, `devServer.open`. */
  name: string;
  address: string;
  /** The first sentence about it. */
  line: PhrasingContent[];
}

const section = 'configuration';

/** Reads which options the pages of the section describe, in alphabetical order. */
export async function readEntries(
  siteDir: string,
  version: DocumentationVersion,
): Promise<OptionEntry[]> {
  const folder = path.join(siteDir, version.folder, section);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const {body} = parseFrontMatter(await readFile(path.join(folder, file), 'utf8'), file, false);
      const {tree} = await parseBody(body, '.md');
      return entriesOf(tree.children, addressOf(`${section}/${file}`, version.base), version);
    }),
  );
  return pages.flat().sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Gives the options that a page tells of. @param address the page's */
export function entriesOf(
  blocks: readonly RootContent[],
  address: string,
  version: DocumentationVersion,
): OptionEntry[] {
  return blocks.flatMap((block, index) => {
    if (block.type !== 'leafDirective') return [];
    const above = blocks[index - 1];
    const heading = above?.type === 'heading' ? above : undefined;
    const written = toString(block) || (heading ? toString(heading) : '');
    const name = nameOf(block.name, written, version);
    if (name === undefined) return [];
    const line = firstSentence(blocks.slice(index + 1));
    return [{name, address: heading ? `${address}#${idOf(heading)}` : address, line}];
  });
}

function nameOf(
  directive: string,
  written: string,
  version: DocumentationVersion,
): string | undefined {
  if (directive === 'dev-server-option') return `devServer.${written}`;
  if (directive !== 'option') return undefined;
  const options = readOptions(version);
  const fact = options.find(({path: own, names}) => own === written || names.includes(written));
  return fact?.path.replaceAll('.*', '.<name>');
}

const idOf = (heading: Heading) => (heading.data as {id: string}).id;

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

const withoutLinks = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) =>
    node.type === 'link' || node.type === 'linkReference' ? withoutLinks(node.children) : [node],
  );

function upToEnd(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const found = nodes.findIndex((node) => node.type === 'text' && end.test(node.value));
  const last = nodes[found];
  if (last?.type !== 'text') return [...nodes];
  const text = last.value.slice(0, end.exec(last.value)!.index);
  return [...nodes.slice(0, found), {type: 'text', value: `${text}.`}];
}
