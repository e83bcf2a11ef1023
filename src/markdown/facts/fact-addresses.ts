import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {addressOf} from '../../content/address';
import {parseFrontMatter} from '../../content/front-matter';
import {parseBody} from '../../content/parse-body';
import type {DocumentationVersion} from '../../versions';

/** Addresses of entries by the name of what they are about: `Compiler.run`. */
export type FactAddresses = ReadonlyMap<string, string>;

/** The section whose pages describe what a directive names. */
const sections = {hook: 'api', plugin: 'plugins'};

/** Reads where the pages of a version describe all hooks, or all plugins. */
export async function factAddresses(
  directive: keyof typeof sections,
  siteDir: string,
  version: DocumentationVersion,
): Promise<FactAddresses> {
  const section = sections[directive];
  const folder = path.join(siteDir, version.folder, section);
  if (!existsSync(folder)) return new Map();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const address = addressOf(`${section}/${file}`, version.base);
      const places = await placesIn(path.join(folder, file), directive);
      return places.map(([name, id]): [string, string] => [name, `${address}${id}`]);
    }),
  );
  return new Map(pages.flat());
}

/** Names with the fragments of their headings. */
type Places = [name: string, fragment: string][];

/** Every page that names a plugin asks for all of these, which are parsed again when they change. */
const parsed = new Map<string, {source: string; places: Promise<Places>}>();

async function placesIn(file: string, directive: string): Promise<Places> {
  const source = await readFile(file, 'utf8');
  if (!source.includes(`::${directive}[`)) return [];
  const key = `${directive} ${file}`;
  const known = parsed.get(key);
  if (known?.source === source) return known.places;
  const places = parseBody(parseFrontMatter(source, file, false).body, '.md').then(({tree}) =>
    placesAmong(tree.children, directive),
  );
  parsed.set(key, {source, places});
  return places;
}

const placesAmong = (blocks: readonly RootContent[], directive: string): Places =>
  blocks.flatMap((block, index): Places => {
    if (block.type !== 'leafDirective' || block.name !== directive) return [];
    const above = blocks[index - 1];
    return [[toString(block), above?.type === 'heading' ? `#${idOf(above)}` : '']];
  });

const idOf = (heading: Heading) => (heading.data as {id: string}).id;
