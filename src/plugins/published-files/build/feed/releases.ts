import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {site} from '../../../../config/site';
import {
  kinds,
  newsOf,
  type ReleaseNews,
  releasesSchema,
  summaryOf,
} from '../../../../data/releases';
import {newest} from '../../../../versions';
import {readVersionData} from '../../../../versions/data';
import {releaseFeed} from '../../config/feed';
import {writeFiles} from '../../../development/served-files';
import {newFeed} from './changes';

/** Writes the feed of the releases of the newest version that brought something. */
export async function writeReleaseFeed(siteDir: string, outDir: string): Promise<void> {
  const data = readVersionData(newest, 'releases', releasesSchema, siteDir);
  if (!data) return;
  const news = newsOf(data);
  const page = site.url + releaseFeed.page;
  const feed = newFeed(page, releaseFeed.address, {
    title: releaseFeed.title,
    description: `What each release of webpack ${newest.label} brought`,
    updated: new Date(news[0]?.date ?? data.asOf),
  });
  for (const release of news) feed.addItem(itemOf(release, page));
  await writeFiles(outDir, [{address: releaseFeed.address, write: () => feed.atom1()}]);
}

function itemOf(news: ReleaseNews, page: string) {
  const lists = kinds
    .filter((kind) => kind !== 'flags' && news[kind].length > 0)
    .flatMap((kind) => [
      h('h2', {defaults: 'Changed defaults'}[kind as string] ?? `New ${kind}`),
      h(
        'ul',
        news[kind].map((name) => h('li', h('code', name))),
      ),
    ]);
  return {
    id: `https://github.com/webpack/webpack/releases/tag/v${news.release}`,
    title: `webpack ${news.release}`,
    link: page,
    date: new Date(news.date),
    author: [{name: 'webpack'}],
    content: toHtml([h('p', `webpack ${news.release} brought ${summaryOf(news)}.`), ...lists]),
  };
}
