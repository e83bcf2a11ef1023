import {Feed, type FeedOptions, type Item} from 'feed';
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
  const rest = changed.length - items.length;
  const content: ElementContent[] = [
    h('ul', items),
    ...(rest > 0 ? [h('p', `and ${rest} more ${rest === 1 ? 'page' : 'pages'}`)] : []),
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
