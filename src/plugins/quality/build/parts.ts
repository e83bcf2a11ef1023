import type {PhrasingContent, RootContent} from 'mdast';
import type {Figures, VersionFigures} from './figures';
import {counted, number, open} from './counts';
import {code, list, paragraph, text} from '../../../markdown/nodes';
import {table} from './table';
import {overview} from './overview';

/** What the check calls the kinds of blocks, for readers. */
const sampleWords: Readonly<Record<string, string>> = {
  commands: 'Commands read by the command line tool',
  configuration: 'Configurations loaded by webpack',
  data: 'Data and styles parsed',
  loader: 'Loaders built with',
  plugin: 'Plugins built with',
  script: 'Scripts run by Node.js',
  source: 'Modules parsed, their names looked up',
};

function notRun({versions}: Figures): RootContent[] {
  const files = versions.flatMap((version) => version.notRun);
  if (files.length === 0)
    return [paragraph(text('All pages were checked as they are in this build.'))];
  const count = counted(files.length, 'page');
  return [
    paragraph(text(`Not run since they changed: ${count}. What a run finds leaves them out.`)),
    list(files.map((file) => [code(file)])),
  ];
}

function byVersion(
  head: string,
  versions: readonly VersionFigures[],
  counts: (version: VersionFigures) => Record<string, number>,
  words: Readonly<Record<string, string>>,
): RootContent[] {
  const names = [...new Set(versions.flatMap((version) => Object.keys(counts(version))))].sort();
  if (names.length === 0) return [paragraph(text('None on the pages that were run.'))];
  return [
    table(
      [head, ...versions.map(({label}) => `webpack ${label}`)],
      names.map((name) => [
        [words[name] === undefined ? code(name) : text(words[name])],
        ...versions.map((version) => [text(number(counts(version)[name] ?? 0))]),
      ]),
      'right',
    ),
  ];
}

const facts = ({versions}: Figures): RootContent[] =>
  versions
    .filter(({coverage}) => coverage.areas.length > 0)
    .map(({label, coverage}) =>
      table(
        [`webpack ${label}`, 'Facts', 'Described', 'Excepted', 'New', 'Open'],
        coverage.areas.map((area) => [
          [text(area.area)],
          ...[area.total, area.total - open(area), area.excepted, area.waiting, area.uncovered].map(
            (count): PhrasingContent[] => [text(number(count))],
          ),
        ]),
        'right',
      ),
    );

function newFacts({versions}: Figures): RootContent[] {
  const entries = versions.flatMap(({coverage}) => coverage.newFacts);
  if (entries.length === 0)
    return [paragraph(text('The pages describe all that newer releases brought.'))];
  return [
    table(
      ['To describe', 'Came with', 'Found on'],
      entries.map(({fact, since, added}) => [[code(fact)], [text(since)], [text(added)]]),
    ),
  ];
}

/** The parts of `/quality/` that are made of figures, by the name its text calls them. */
export const parts: Readonly<Record<string, (figures: Figures) => RootContent[]>> = {
  figures: overview,
  pages: notRun,
  samples: ({versions}) => byVersion('What was done', versions, (one) => one.samples, sampleWords),
  exceptions: ({versions}) => byVersion('Mark', versions, (one) => one.exceptions, {}),
  facts,
  'new-facts': newFacts,
  releases: ({releases, date}) => [
    table(
      ['What', 'Release'],
      [
        ...releases.map(({name, release}) => [[text(name)], [text(release)]]),
        [[text('Day of this build')], [text(date)]],
      ],
    ),
  ],
};
