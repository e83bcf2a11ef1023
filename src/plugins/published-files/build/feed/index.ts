import {feedAddress} from '../../config/hosting';
import {site} from '../../../../config/site';
import {versions} from '../../../../versions';
import {readIndex} from '../../../../content';
import {pagesOf} from '../../../../content/node';
import {isHidden} from '../../../../content/order';
import {writeFiles} from '../../../development/served-files';
import {atomFeed} from './atom';
import {type Commit, readHistory} from './history';

/** What leads to the feed, in the head of every page. */
export const feedLink = {
  tagName: 'link',
  attributes: {
    rel: 'alternate',
    type: 'application/atom+xml',
    href: feedAddress,
    title: `${site.title} documentation`,
  },
};

/**
 * Gives what changed in the documentation, as the history of the repository tells it. A checkout
 * without one has no feed, and its pages name none; the log of the build says so.
 */
export async function readCommits(siteDir: string): Promise<Commit[]> {
  const folders = versions.map(({folder}) => folder);
  const reading = readHistory(siteDir, folders);
  const commits = await reading.catch((error: Error) => {
    console.log(`feed: ${error.message.trim().split('\n').at(-1)}`);
    return [];
  });
  if (commits.length === 0)
    console.log(`feed: ${feedAddress} is left out, because this checkout has no history of pages`);
  return commits;
}

/** Writes the feed of changes; none, where nothing is known of any. */
export async function writeFeed(siteDir: string, outDir: string, commits: readonly Commit[]) {
  if (commits.length === 0) return;
  const pages = Object.values(await readIndex(siteDir)).flatMap(pagesOf);
  const byPath = new Map(pages.filter((page) => !isHidden(page)).map((page) => [page.path, page]));
  await writeFiles(outDir, [{address: feedAddress, write: () => atomFeed(commits, byPath)}]);
}
