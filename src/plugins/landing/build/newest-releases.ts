import {h} from 'hastscript';
import {site} from '../../../config/site';
import type {ReleasesData} from '../../../data/releases';
import {finishedHtml} from '../../../markdown/finished-html';
import {leafDirectives} from '../../../markdown/leaf-directives';
import {link, paragraph, text} from '../../../markdown/nodes';
import {drawReleases, drawWords, readReleases} from '../../../markdown/releases/release-list';

/** How many releases the landing page shows. */
const maxReleases = 3;

/**
 * Reads `::newest-releases`: what the newest releases with new options brought, as on the page of
 * releases, but without their names.
 * @throws naming file and line, when the releases of the version were not compared
 */
export const newestReleases = leafDirectives(['newest-releases'], async (page) => {
  const {data, news, describeRelease} = await readReleases(page);
  const newest = news.filter(({options}) => options.length > 0).slice(0, maxReleases);
  return () => [
    introduce(data),
    finishedHtml(
      drawReleases(newest, (release) => [h('p', drawWords(describeRelease(release).words))], {
        hasIds: false,
      }),
    ),
  ];
});

const introduce = ({asOf, upTo}: ReleasesData) =>
  paragraph(
    text(`The newest releases with new options, as of ${upTo} on ${asOf}. `),
    link(site.releases, 'All releases'),
  );
