import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {TitlesByPage} from '../../../types/content';
import type {ServedFile} from '../../development/served-files';
import {type DirectoryNode, pagesOf} from '../../../content/node';
import {isHidden} from '../../../content/order';
import {sectionAnchors} from '../../../content/section-menu';

/** A file of the built site, made from the index. */
export interface PublishedFile {
  /** Path relative to the built site, with a leading slash. */
  file: string;
  json: unknown;
}

/** Gives what is published of a version. */
export function publishedFiles(root: DirectoryNode): PublishedFile[] {
  return [
    {file: `${root.url}content-index.json`, json: root},
    {file: `${root.url}content-index/titles.json`, json: titlesOf(root)},
    ...sectionAnchors(root).map(({section, anchors}) => ({
      file: `${root.url}content-index/${section}.json`,
      json: anchors,
    })),
  ];
}

/** Writes files into the built site. */
export async function writePublished(
  outDir: string,
  files: readonly PublishedFile[],
): Promise<void> {
  for (const {file, json} of files) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, JSON.stringify(json));
  }
}

/** Gives a file as the development server answers it. */
export const asServed = ({file, json}: PublishedFile): ServedFile => ({
  address: file,
  write: () => JSON.stringify(json),
});

/** What the screen of unknown addresses looks for suggestions in. */
const titlesOf = (root: DirectoryNode): TitlesByPage =>
  Object.fromEntries(
    pagesOf(root)
      .filter((page) => !isHidden(page))
      .map(({url, title}) => [url, title]),
  );
