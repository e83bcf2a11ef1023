import type {LoadContext, Plugin} from '@docusaurus/types';
import {serveArchives, writeArchives} from './build/example-archives';
import {feedLink, readCommits, writeFeed} from './build/feed';
import type {Commit} from './build/feed/history';
import {writeHostFiles} from './build/hosting';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {versions} from '../../versions';
import {readReference} from '../../reference';

/** What may be left out. */
export interface PublishedFilesOptions {
  /** Whether the pictures for previews are drawn. */
  socialCards?: boolean;
}

/**
 * Publishes files that stand beside the pages: the feed of changes, the pictures that previews show
 * elsewhere, what webpack tells of itself, examples as ZIP files, and what a static host reads.
 */
export default function publishedFiles(
  {siteDir, siteConfig}: LoadContext,
  {socialCards = true}: PublishedFilesOptions,
): Plugin<Commit[]> {
  return {
    name: 'published-files',
    loadContent: () => (process.env.NODE_ENV === 'production' ? readCommits(siteDir) : []),
    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'production' ? {} : serveArchives(siteDir),
    injectHtmlTags: ({content}) => (content.length === 0 ? {} : {headTags: [feedLink]}),
    async postBuild({content, outDir, routesPaths}) {
      await Promise.all([
        writeFeed(siteDir, outDir, content),
        socialCards && drawSocialCards(siteDir, outDir),
        writeReference(outDir),
        writeArchives(siteDir, outDir),
        writeHostFiles(outDir, routesPaths, siteConfig.url),
      ]);
    },
  };
}

/** Loaded only when needed: what draws takes its time to load. */
async function drawSocialCards(siteDir: string, outDir: string): Promise<void> {
  const {writeSocialCards} = await import('./build/social-cards');
  await writeSocialCards(siteDir, outDir);
}

/**
 * Publishes what the pinned webpack tells of itself, for tools and for readers that are machines:
 * `reference.json` under each version, as `Reference` in src/reference/areas.ts describes it.
 */
async function writeReference(outDir: string): Promise<void> {
  for (const version of versions) {
    const file = path.join(outDir, version.base, 'reference.json');
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, JSON.stringify(await readReference(version)));
  }
}
