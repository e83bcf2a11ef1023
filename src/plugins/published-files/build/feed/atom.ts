import {Feed, type FeedOptions} from 'feed';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {feedAddress} from '../../config/hosting';
import {site} from '../../../../config/site';
import {versionOf} from '../../../../versions';
import type {PageNode} from '../../../../content/node';
import type {Commit} from './history';

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
  const entries = commits.map((commit) => entryOf(commit, pages));
  const listed = entries.filter(({pages: changed}) => changed.length > 0).slice(0, mostEntries);
  const feed = newFeed(`${site.url}/`, feedAddress, {
    title: `${site.title} documentation`,
    description: 'What changed in the documentation',
    updated: listed[0]?.commit.date ?? new Date(0),
  });
  for (const entry of listed) feed.addItem(itemOf(entry));
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

function entryOf(commit: Commit, pages: ReadonlyMap<string, PageNode>) {
  const changed = commit.changes.flatMap(({path, isNew}) => {
    const page = pages.get(path);
    return page ? [{page, isNew}] : [];
  });
  return {commit, pages: changed};
}

function itemOf({commit: {hash, subject, date, author}, pages}: ReturnType<typeof entryOf>) {
  const items = pages
    .slice(0, mostPages)
    .map(({page, isNew}) =>
      h('li', [
        isNew ? 'New: ' : '',
        h('a', {href: site.url + page.url}, page.title),
        ` (webpack ${versionOf(page.url).label})`,
      ]),
    );
  const rest = pages.length - items.length;
  const content: ElementContent[] = [
    h('ul', items),
    ...(rest > 0 ? [h('p', `and ${rest} more ${rest === 1 ? 'page' : 'pages'}`)] : []),
  ];
  return {
    id: `urn:sha1:${hash}`,
    // The title of an entry is HTML.
    title: toHtml({type: 'text', value: subject}),
    link: site.url + pages[0]!.page.url,
    date,
    author: [{name: author}],
    content: toHtml(content),
  };
}
