import type {LoadContext, Plugin} from '@docusaurus/types';
import {archives} from '../../content/examples/archives';
import {publish, writeFiles} from '../development/served-files';
import {writeReleaseFeed} from './build/release-feed';
import {versions} from '../../versions';
import {readReference} from '../../reference';

/**
 * Publishes files that stand beside the pages: the feed of releases, what webpack tells of
 * itself, examples as ZIP files, and what a static host reads.
 */
export default function publishedFiles({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'published-files',
    configureWebpack: publish('examples', isArchive, () => archiveFiles(siteDir)).configureWebpack,
    async postBuild({outDir, routesPaths}) {
      // What reads HTML takes its time to load.
      const {writeHostFiles} = await import('./build/hosting');
      await Promise.all([
        writeReleaseFeed(siteDir, outDir),
        writeFiles(outDir, [...references, ...archiveFiles(siteDir)]),
        writeHostFiles(outDir, routesPaths, siteConfig.url),
      ]);
    },
  };
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
