import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../config/versions';
import {otherAddresses} from '../../config/other-addresses';
import {DevFiles} from './dev-files';
import type {DirectoryNode} from './node';
import {ContentError} from './problem';
import {publishedFiles} from './published-files';
import {type ReadVersion, readVersion} from './read-version';
import {findDeadRelated} from './related-links';

/** The index of every version, keyed by the name the docs plugin uses. */
export type ContentIndex = Record<string, DirectoryNode>;

/**
 * Reads and checks every page, and publishes the index: `content-index.json` under each
 * version, and beside it one small file of heading anchors per section.
 * Other plugins get the index as this plugin's content in `allContentLoaded`.
 * @throws ContentError with every problem of every page
 */
export default function contentIndex({siteDir}: LoadContext): Plugin<ContentIndex> {
  let latest: ContentIndex = {};
  return {
    name: 'content-index',
    getPathsToWatch: () => versions.map(({folder}) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    async loadContent() {
      latest = await readIndex(siteDir);
      return latest;
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode === 'production') return {};
      return {plugins: [new DevFiles(() => Object.values(latest).flatMap(publishedFiles))]};
    },
    async postBuild({content, outDir}) {
      await Promise.all(
        Object.values(content)
          .flatMap(publishedFiles)
          .map(async ({file, json}) => {
            const target = path.join(outDir, file);
            await mkdir(path.dirname(target), {recursive: true});
            await writeFile(target, JSON.stringify(json));
          }),
      );
    },
  };
}

/**
 * Reads every version.
 * @throws ContentError with every problem of every page
 */
export async function readIndex(siteDir: string): Promise<ContentIndex> {
  const read: ReadVersion[] = await Promise.all(
    versions.map((version) => readVersion(siteDir, version)),
  );
  const problems = [
    ...read.flatMap((version) => version.problems),
    ...findDeadRelated(read, otherAddresses),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(versions.map(({name}, index) => [name, read[index]!.root]));
}
