import {Feed, type FeedOptions, type Item} from 'feed';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {feedAddress} from '../../config/response-headers';
import {site} from '../../../../config/site';
import {versionOf, versions} from '../../../../versions';
import {readIndex} from '../../../../content';
import {isHidden, type PageNode, pagesOf} from '../../../../content/index-node';
import {writeFiles} from '../../../development/served-files';
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

/** A feed is what is new; who wants more reads the history. */
const mostEntries = 30;
/** A commit that went over all pages is items by some of them. */
const mostPages = 12;

/**
 * Gives the feed of what changed in the documentation: an entry for each commit that left something
 * on a page there is.
 * @param pages by the path of their file, relative to the site
 */
export function atomFeed(commits: readonly Commit[], pages: ReadonlyMap<string, PageNode>): string {
  const items = commits.flatMap((commit) => itemOf(commit, pages) ?? []).slice(0, mostEntries);
  const feed = newFeed(`${site.url}/`, feedAddress, {
    title: `${site.title} documentation`,
    description: 'What changed in the documentation',
    updated: items[0]?.date ?? new Date(0),
  });
  for (const item of items) feed.addItem(item);
  return feed.atom1();
}

/** Makes an empty feed of a page of this site. */
export const newFeed = (
  page: string,
  address: string,
  about: Pick<FeedOptions, 'title' | 'description' | 'updated'>,
): Feed =>
  new Feed({
    id: page,
    link: page,
    feedLinks: {atom: site.url + address},
    generator: site.title,
    copyright: 'CC BY 4.0',
    ...about,
  });

function itemOf(
  {hash, subject, date, author, changes}: Commit,
  pages: ReadonlyMap<string, PageNode>,
): Item | undefined {
  const changed = changes.flatMap(({path, isNew}) => {
    const page = pages.get(path);
    return page ? [{page, isNew}] : [];
  });
  const [first] = changed;
  if (!first) return undefined;
  const items = changed
    .slice(0, mostPages)
    .map(({page, isNew}) =>
      h('li', [
        isNew ? 'New: ' : '',
        h('a', {href: site.url + page.url}, page.title),
        ` (webpack ${versionOf(page.url).label})`,
      ]),
    );
  const unlistedCount = changed.length - items.length;
  const content: ElementContent[] = [
    h('ul', items),
    ...(unlistedCount > 0
      ? [h('p', `and ${unlistedCount} more ${unlistedCount === 1 ? 'page' : 'pages'}`)]
      : []),
  ];
  return {
    id: `urn:sha1:${hash}`,
    // The title of an entry is HTML.
    title: toHtml({type: 'text', value: subject}),
    link: site.url + first.page.url,
    date,
    author: [{name: author}],
    content: toHtml(content),
  };
}
