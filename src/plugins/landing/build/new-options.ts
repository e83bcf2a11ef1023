import type {List} from 'mdast';
import {site} from '../../../config/site';
import {type ReleasesData, releasesSchema} from '../../../data/releases';
import {leafDirectives} from '../../../markdown/leaf-directives';
import {link, list, paragraph, strong, text} from '../../../markdown/nodes';
import {type OptionEntry, readOptionEntries} from '../../../markdown/options/option-entries';
import {entriesOfOptions, joinLinkedNames} from '../../../markdown/release-table';
import {readVersionData} from '../../../versions/data';

/** How many releases the landing page shows, and how many options of each. */
const maxOptions = {releases: 3, options: 3};

/**
 * Reads `::new-options`: the options that the newest releases brought, each linked to its entry.
 * @throws naming file and line, when the releases of the version were not compared
 */
export const newOptions = leafDirectives(['new-options'], async (page) => {
  const data = readVersionData(page.version, 'releases', releasesSchema);
  if (!data) throw new Error('no releases.json here');
  const entries = await readOptionEntries(page);
  return () => [introduce(data), listOf(newestOf(data, entries))];
});

/**
 * Gives the newest releases that brought options, the newest first, with the first options that have
 * an entry in the reference and no new option above them.
 */
export const newestOf = (
  {options}: Pick<ReleasesData, 'options'>,
  entries: readonly OptionEntry[],
) =>
  Object.entries(options)
    .slice(-maxOptions.releases)
    .reverse()
    .map(([release, paths]) => ({
      release,
      count: paths.length,
      // Those with short paths are what people set.
      entries: entriesOfOptions(paths, entries)
        .sort((a, b) => depthOf(a) - depthOf(b))
        .slice(0, maxOptions.options),
    }));

const depthOf = ({name}: OptionEntry) => name.split('.').length;

const introduce = ({asOf, upTo}: ReleasesData) =>
  paragraph(
    text(`The newest releases with new options, as of ${upTo} on ${asOf}. `),
    link(site.releases, 'All releases'),
  );

const listOf = (releases: ReturnType<typeof newestOf>): List => ({
  ...list(releases.map(sayRelease)),
  data: {hProperties: {className: ['releases']}},
});

function sayRelease({release, count, entries}: ReturnType<typeof newestOf>[number]) {
  const links = joinLinkedNames(entries);
  const among = links.length === 0 ? '' : count === entries.length ? ': ' : ', for example ';
  const words = ` brought ${count} new ${count === 1 ? 'option' : 'options'}${among}`;
  return [strong(text(release)), text(words), ...links];
}
