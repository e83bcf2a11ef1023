import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Heading, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {DocumentationVersion} from '../../versions';
import {addressOf} from '../../content/address';
import {parseFrontMatter} from '../../content/front-matter';
import {parseBody} from '../../content/parse-body';
import {readOptions} from '../../reference/options';
import {firstSentence} from './first-sentence';

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
