import type {RootContent, Table} from 'mdast';
import {leafDirectives} from '../../../markdown/leaf-directives';
import {code, link, list, paragraph, table, text} from '../../../markdown/nodes';
import type {DescribedFacts} from './described-facts';
import {type Figures, figuresOf, type VersionFigures} from './figures';

/** Facts of an area that no page describes. */
const open = ({excepted, waiting, uncovered}: DescribedFacts['areas'][number]) =>
  excepted + waiting + uncovered;

const number = (count: number) => count.toLocaleString('en-US');
const counted = (count: number, noun: string, nouns = `${noun}s`) =>
  `${number(count)} ${count === 1 ? noun : nouns}`;
const sum = (counts: Readonly<Record<string, number>> | readonly number[]) =>
  Object.values<number>(counts).reduce((total, count) => total + count, 0);
const of = (count: number, total: number, noun: string) =>
  `${number(count)} of ${counted(total, noun)}`;

/** A table whose columns are numbers, but the first. */
const tableOfNumbers = (...[head, rows]: Parameters<typeof table>): Table => ({
  ...table(head, rows),
  align: head.map((_, column) => (column === 0 ? null : 'right')),
});

/** What was checked, with the part that tells more and what is counted of a version. */
const rows: [name: string, part: string, count: (version: VersionFigures) => string][] = [
  [
    'Pages checked as they are',
    'pages',
    ({pages, notRun}) => of(pages.length - notRun.length, pages.length, 'page'),
  ],
  ['Samples run or parsed', 'samples', ({samples}) => counted(sum(samples), 'sample')],
  [
    'Outputs compared with a run',
    'outputs',
    ({terminals}) => of(terminals.compared, terminals.shown, 'terminal'),
  ],
  ['Steps of guides played', 'guides', ({played}) => counted(played.steps, 'step')],
  [
    'Facts of webpack described',
    'facts',
    ({coverage: {areas}}) => {
      const total = sum(areas.map((area) => area.total));
      return areas.length === 0 ? 'not counted' : of(total - sum(areas.map(open)), total, 'fact');
    },
  ],
  [
    'Sentences about behavior proved',
    'sentences',
    ({statements: {total, settled}}) =>
      total === 0 ? 'not counted' : of(settled, total, 'sentence'),
  ],
  ['Links followed', 'links', ({links}) => counted(links.inside, 'link')],
];

/** What was checked, in one table; each figure leads to its part. */
function overview({versions, addresses}: Figures): RootContent[] {
  return [
    table(
      ['What', ...versions.map(({label}) => `webpack ${label}`)],
      rows.map(([name, part, count]) => [
        name,
        ...versions.map((version) => link(`#${part}`, count(version))),
      ]),
    ),
    paragraph(
      text('Across all versions, '),
      link('#addresses', counted(sum(addresses), 'address', 'addresses')),
      text(' have to lead to their subject.'),
    ),
  ];
}

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
  const have = files.length === 1 ? 'has' : 'have';
  return [
    paragraph(
      text(
        `${counted(files.length, 'page')} ${have} changed since the last run. The figures of a run leave them out.`,
      ),
    ),
    list(files.map((file) => [code(file)])),
  ];
}

function byVersion(
  {versions}: Figures,
  counts: 'samples' | 'exceptions',
  head: string,
  words: Readonly<Record<string, string>>,
): RootContent[] {
  const names = [...new Set(versions.flatMap((version) => Object.keys(version[counts])))].sort();
  if (names.length === 0) return [paragraph(text('None on the pages that were run.'))];
  return [
    tableOfNumbers(
      [head, ...versions.map(({label}) => `webpack ${label}`)],
      names.map((name) => [
        words[name] ?? code(name),
        ...versions.map((version) => number(version[counts][name] ?? 0)),
      ]),
    ),
  ];
}

const facts = ({versions}: Figures): RootContent[] =>
  versions
    .filter(({coverage}) => coverage.areas.length > 0)
    .map(({label, coverage}) =>
      tableOfNumbers(
        [`webpack ${label}`, 'Facts', 'Described', 'Excepted', 'New', 'Open'],
        coverage.areas.map((area) => [
          area.area,
          ...[area.total, area.total - open(area), area.excepted, area.waiting, area.uncovered].map(
            number,
          ),
        ]),
      ),
    );

function newFacts({versions}: Figures): RootContent[] {
  const entries = versions.flatMap(({coverage}) => coverage.newFacts);
  if (entries.length === 0)
    return [paragraph(text('The pages describe all that newer releases brought.'))];
  return [
    table(
      ['To describe', 'Came with', 'Found on'],
      entries.map(({fact, since, added}) => [code(fact), since, added]),
    ),
  ];
}

/** The parts of `/quality/` that are made of figures, by the name its text calls them. */
export const parts: Readonly<Record<string, (figures: Figures) => RootContent[]>> = {
  figures: overview,
  pages: notRun,
  samples: (figures) => byVersion(figures, 'samples', 'What was done', sampleWords),
  exceptions: (figures) => byVersion(figures, 'exceptions', 'Mark', {}),
  facts,
  'new-facts': newFacts,
  releases: ({releases, date}) => [
    table(
      ['What', 'Release'],
      [...releases.map(({name, release}) => [name, release]), ['Day of this build', date]],
    ),
  ],
};

/**
 * Reads `::quality[facts]`: what the checks have counted is put there.
 * @throws naming file and line, when there is no such part
 */
export const qualityFigures = leafDirectives(['quality'], async ({file}) => {
  const figures = await figuresOf(file.cwd);
  return ({text}) => {
    if (Object.hasOwn(parts, text)) return parts[text]!(figures);
    throw new Error(`there is no part "${text}"; the parts are ${Object.keys(parts).join(', ')}`);
  };
});
