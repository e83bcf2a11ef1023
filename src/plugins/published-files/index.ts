import type {LoadContext, Plugin} from '@docusaurus/types';
import {createArchives} from '../../content/examples/archives';
import {publish, writeFiles} from '../development/served-files';
import {feedLink, readCommits, writeFeed} from './build/feed/changes';
import type {Commit} from './build/feed/history';
import {writeReleaseFeed} from './build/feed/releases';
import {versions} from '../../versions';

/**
 * Publishes files beside the pages: the feed of changes, the pictures that previews show
 * elsewhere, what webpack tells of itself, examples as ZIP files, and what a static host reads.
 * @param options whether the pictures are drawn
 */
export default function publishedFiles(
  {siteDir, siteConfig}: LoadContext,
  {socialCards = true}: {socialCards?: boolean},
): Plugin<Commit[]> {
  return {
    name: 'published-files',
    loadContent: () => (process.env.NODE_ENV === 'production' ? readCommits(siteDir) : []),
    configureWebpack: publish('examples', isArchive, () => archiveFiles(siteDir)).configureWebpack,
    injectHtmlTags: ({content}) => (content.length === 0 ? {} : {headTags: [feedLink]}),
    async postBuild({content, outDir, routesPaths}) {
      // What reads HTML takes its time to load, and so does what draws.
      const {writeHostFiles} = await import('./build/hosting');
      await Promise.all([
        writeFeed(siteDir, outDir, content),
        writeReleaseFeed(siteDir, outDir),
        socialCards &&
          import('./build/social-cards').then((cards) => cards.writeSocialCards(siteDir, outDir)),
        writeFiles(outDir, archiveFiles(siteDir)),
        writeReferences(siteDir, outDir),
        writeHostFiles(outDir, routesPaths, siteConfig.url),
      ]);
    },
  };
}

/** What the pinned webpack tells of itself, under each version, for tools and other machines. */
async function writeReferences(siteDir: string, outDir: string): Promise<void> {
  const {referenceFiles} = await import('./build/reference/reference-files');
  for (const version of versions) {
    const files = await referenceFiles(siteDir, version);
    const outputs = [...files].map(([address, text]) => ({address, write: () => text}));
    await writeFiles(outDir, outputs);
  }
}

/** Every example project as a ZIP, whole and at each of its steps. */
const archiveFiles = (siteDir: string) =>
  createArchives(siteDir).map(({url, content}) => ({address: url, write: () => content}));

const isArchive = (address: string) => /\/examples\/[\w-]+(?:\/[\w-]+)?\.zip$/.test(address);
