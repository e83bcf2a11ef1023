import {readFile} from 'node:fs/promises';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {permalinkOfFile} from '../../content/permalink';
import {listWrittenPages} from '../../content/list-pages';
import {parsePage} from '../../content/page';
import {sectionFoldersOf} from '../directive-sources';
import type {PageOfDirectives} from '../leaf-directives';

/** URLs of entries by the name of what they are about: `Compiler.run`. */
export type FactUrls = ReadonlyMap<string, string>;

/** A heading or page that describes what a directive names. */
export type DescribedName = ReturnType<typeof listDescribedNames>[number];

/** What other pages describe, as far as the directives of a page read them. */
interface Descriptions {
  /** Names on pages of the same version. */
  versionDescriptions: readonly DescribedName[];
  /** Names on pages of the version that options are compared with. */
  compared: readonly DescribedName[];
}

/**
 * Reads what other pages describe.
 * @param page its directives say which folders are read (`directive-sources.ts`)
 */
export async function readDescriptions({
  directives,
  version,
}: Pick<PageOfDirectives, 'directives' | 'version'>): Promise<Descriptions> {
  const folders = new Set(directives.flatMap((name) => sectionFoldersOf(name, version)));
  const read = async (isOfVersion: boolean) => {
    const chosen = [...folders].filter(
      (folder) => folder.startsWith(`${version.folder}/`) === isOfVersion,
    );
    return (await Promise.all(chosen.map(readDescribedNames))).flat();
  };
  return {versionDescriptions: await read(true), compared: await read(false)};
}

/** Gives the URLs where pages describe the names of a directive, `hook` or `plugin`, among what was read. */
export const factUrls = (directive: string, described: readonly DescribedName[]): FactUrls =>
  new Map(
    described
      .filter((description) => description.directive === directive)
      .map(({written, url}) => [written, url]),
  );

/** Parsed pages by file: many pages ask for all of a section, whose pages are parsed once per change. */
const parsedPages = new Map<string, {source: string; names: Promise<DescribedName[]>}>();

/** Reads what the pages of a folder describe by directives. */
async function readDescribedNames(folder: string): Promise<DescribedName[]> {
  const pages = await Promise.all(
    listWrittenPages(process.cwd(), folder).map(async (file) => {
      const source = await readFile(file, 'utf8');
      if (!source.includes('\n::')) return [];
      const cachedPage = parsedPages.get(file);
      if (cachedPage?.source === source) return cachedPage.names;
      const names = parsePage(source, file).then(({tree}) =>
        listDescribedNames(tree.children, permalinkOfFile(file)),
      );
      parsedPages.set(file, {source, names});
      return names;
    }),
  );
  return pages.flat();
}

/** Lists what the directives of a page describe. @param url of the page */
export const listDescribedNames = (blocks: readonly RootContent[], url: string) =>
  blocks.flatMap((block, index) => {
    if (block.type !== 'leafDirective') return [];
    const above = blocks[index - 1];
    const heading = above?.type === 'heading' ? above : undefined;
    return {
      directive: block.name,
      /** The text in its brackets, or else of the heading above. */
      written: toString(block) || toString(heading),
      /** With the fragment of the heading above. */
      url: heading ? `${url}#${(heading.data as {id: string}).id}` : url,
      /** What follows it on the page. */
      below: blocks.slice(index + 1),
    };
  });
