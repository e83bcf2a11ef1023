import type {LoadContext, Plugin} from '@docusaurus/types';
import {archives} from '../../content/examples/archives';
import {publish, writeFiles} from '../development/served-files';
import {writeReleaseFeed} from './build/release-feed';
import {versions} from '../../versions';
import {readReference} from '../../reference';

/** What may be left out. */
export interface PublishedFilesOptions {
  /** Whether the pictures for previews are drawn. */
  socialCards?: boolean;
}

/**
 * Publishes files that stand beside the pages: the feed of releases, the pictures that previews show
 * elsewhere, what webpack tells of itself, examples as ZIP files, and what a static host reads.
 */
export default function publishedFiles(
  {siteDir, siteConfig}: LoadContext,
  {socialCards = true}: PublishedFilesOptions,
): Plugin {
  return {
    name: 'published-files',
    configureWebpack: publish('examples', isArchive, () => archiveFiles(siteDir)).configureWebpack,
    async postBuild({outDir, routesPaths}) {
      // What reads HTML takes its time to load, and so does what draws.
      const {writeHostFiles} = await import('./build/hosting');
      await Promise.all([
        writeReleaseFeed(siteDir, outDir),
        socialCards && drawSocialCards(siteDir, outDir),
        writeFiles(outDir, [...references, ...archiveFiles(siteDir)]),
        writeHostFiles(outDir, routesPaths, siteConfig.url),
      ]);
    },
  };
}

async function drawSocialCards(siteDir: string, outDir: string): Promise<void> {
  const {writeSocialCards} = await import('./build/social-cards');
  await writeSocialCards(siteDir, outDir);
}

/**
 * What the pinned webpack tells of itself, for tools and for readers that are machines:
 * `reference.json` under each version, as `Areas` in src/reference/read-areas.ts describes it.
 */
const references = versions.map((version) => ({
  address: `${version.base}reference.json`,
  write: async () => JSON.stringify(await readReference(version)),
}));

/** Every example project as a ZIP, whole and at each of its steps. */
const archiveFiles = (siteDir: string) =>
  archives(siteDir).map(({address, content}) => ({address, write: () => content}));

const isArchive = (address: string) => /\/examples\/[\w-]+(?:\/[\w-]+)?\.zip$/.test(address);
