import {readFile} from 'node:fs/promises';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {addressOfFile} from '../../content/address';
import {writtenPagesBelow} from '../../content/list-pages';
import {parseCheckedPage} from '../../content/page';
import type {DocumentationVersion} from '../../versions';

/** Addresses of entries by the name of what they are about: `Compiler.run`. */
export type FactAddresses = ReadonlyMap<string, string>;

/** A heading or page that describes what a directive names. */
export type DescribedName = ReturnType<typeof listDescribedNames>[number];

/** The section whose pages describe what a directive names. */
const sections = {hook: 'api', plugin: 'plugins'};

/** Reads where the pages of a version describe all hooks, or all plugins. */
export async function readFactAddresses(
  directive: keyof typeof sections,
  version: DocumentationVersion,
): Promise<FactAddresses> {
  const descriptions = await readDescribedNames(sections[directive], version);
  return new Map(
    descriptions
      .filter((description) => description.directive === directive)
      .map(({written, address}) => [written, address]),
  );
}

/** Parsed pages by file: many pages ask for all of a section, whose pages are parsed once per change. */
const parsedPages = new Map<string, {source: string; names: Promise<DescribedName[]>}>();

/** Reads what the pages of a section of a version describe by directives. */
export async function readDescribedNames(
  section: string,
  version: DocumentationVersion,
): Promise<DescribedName[]> {
  const pages = await Promise.all(
    writtenPagesBelow(process.cwd(), `${version.folder}/${section}`).map(async (file) => {
      const source = await readFile(file, 'utf8');
      if (!source.includes('\n::')) return [];
      const cachedPage = parsedPages.get(file);
      if (cachedPage?.source === source) return cachedPage.names;
      const names = parseCheckedPage(source, file).then(({tree}) =>
        listDescribedNames(tree.children, addressOfFile(file)),
      );
      parsedPages.set(file, {source, names});
      return names;
    }),
  );
  return pages.flat();
}

/** Lists what the directives of a page describe. @param address of the page */
export const listDescribedNames = (blocks: readonly RootContent[], address: string) =>
  blocks.flatMap((block, index) => {
    if (block.type !== 'leafDirective') return [];
    const above = blocks[index - 1];
    const heading = above?.type === 'heading' ? above : undefined;
    return {
      directive: block.name,
      /** What stands in its brackets, or else in the heading above. */
      written: toString(block) || toString(heading),
      /** With the fragment of the heading above. */
      address: heading ? `${address}#${(heading.data as {id: string}).id}` : address,
      /** What follows it on the page. */
      below: blocks.slice(index + 1),
    };
  });
