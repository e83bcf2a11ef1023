import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {feedAddress} from '../../config/hosting';
import {site} from '../../../../config/site';
import {versions} from '../../../../versions';
import {readIndex} from '../../../../content';
import {pagesOf} from '../../../../content/node';
import {isHidden} from '../../../../content/order';
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
  try {
    const commits = await readHistory(siteDir, folders);
    if (commits.length === 0) leftOut(`git knows no changes in ${folders.join(' and ')}`);
    return commits;
  } catch (error) {
    leftOut((error as Error).message.trim().split('\n').at(-1)!);
    return [];
  }
}

const leftOut = (reason: string) =>
  console.log(`feed: ${feedAddress} is left out, because this checkout has no history (${reason})`);

/** Writes the feed of changes; none, where nothing is known of any. */
export async function writeFeed(
  siteDir: string,
  outDir: string,
  commits: readonly Commit[],
): Promise<void> {
  if (commits.length === 0) return;
  const pages = Object.values(await readIndex(siteDir)).flatMap(pagesOf);
  const listed = pages.filter((page) => !isHidden(page));
  const byPath = new Map(listed.map((page) => [page.path, page]));
  await writeFile(path.join(outDir, feedAddress), atomFeed(commits, byPath));
}
