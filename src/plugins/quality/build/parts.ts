import type {PhrasingContent, RootContent, TableCell} from 'mdast';
import type {Figures, VersionFigures} from './figures';

/** The parts of `/quality/` that are made of figures, by the name its text calls them. */
export const parts: Readonly<Record<string, (figures: Figures) => RootContent[]>> = {
  figures: overview,
  pages: notRun,
  samples: ({versions}) => byVersion('What was done', versions, (one) => one.samples, sampleWords),
  exceptions: ({versions}) => byVersion('Mark', versions, (one) => one.exceptions, {}),
  facts: ({versions}) => versions.flatMap(factsOf),
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
  failures,
};

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

function overview({versions, addresses}: Figures): RootContent[] {
  const row = (
    name: string,
    id: string,
    count: (version: VersionFigures) => string,
  ): PhrasingContent[][] => [
    [text(name)],
    ...versions.map((version) => [link(`#${id}`, count(version))]),
  ];
  const all = Object.values(addresses).reduce((sum, count) => sum + count, 0);
  return [
    table(
      ['What', ...versions.map(({label}) => `webpack ${label}`)],
      [
        row('Pages checked as they are', 'pages', ({pages, notRun: not}) =>
          of(pages.length - not.length, pages.length, 'page'),
        ),
        row(
          'Samples run or parsed',
          'samples',
          ifRun(({samples}) => counted(sum(samples), 'sample')),
        ),
        row('Outputs compared with a run', 'outputs', ({terminals}) =>
          of(terminals.compared, terminals.shown, 'terminal'),
        ),
        row(
          'Steps of guides played',
          'guides',
          ifRun(({played}) => counted(played.steps, 'step')),
        ),
        row('Facts of webpack described', 'facts', ({areas}) =>
          areas.length === 0
            ? 'not counted'
            : of(
                areas.reduce((found, area) => found + area.total - open(area), 0),
                areas.reduce((total, area) => total + area.total, 0),
                'fact',
              ),
        ),
        row('Links followed', 'links', ({links}) => counted(links.inside, 'link')),
        row(
          'Failures',
          'failures',
          ifRun(({problems}) => counted(problems.length, 'failure')),
        ),
      ],
    ),
    paragraph(
      text('Across both versions, '),
      link('#addresses', counted(all, 'address', 'addresses')),
      text(' have to lead to their subject.'),
    ),
  ];
}

/** Nothing found is no finding where nothing was looked at. */
const ifRun = (count: (version: VersionFigures) => string) => (version: VersionFigures) =>
  version.notRun.length === version.pages.length ? 'not run' : count(version);

const open = ({excepted, waiting, uncovered}: VersionFigures['areas'][number]) =>
  excepted + waiting.length + uncovered.length;

/** How many pages are named. */
const few = 12;

function notRun({versions}: Figures): RootContent[] {
  const files = versions.flatMap((version) => version.notRun);
  if (files.length === 0)
    return [paragraph(text('All pages were checked as they are in this build.'))];
  const count = counted(files.length, 'page');
  const more = files.length - few;
  return [
    paragraph(text(`Not run since they changed: ${count}. What a run finds leaves them out.`)),
    list([
      ...files.slice(0, few).map((file) => [code(file)]),
      ...(more > 0 ? [[text(`and ${number(more)} more`)]] : []),
    ]),
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

function factsOf({label, areas}: VersionFigures): RootContent[] {
  if (areas.length === 0) return [];
  return [
    table(
      [`webpack ${label}`, 'Facts', 'Described', 'Excepted', 'New', 'Open'],
      areas.map((area) => [
        [text(area.area)],
        ...[
          area.total,
          area.total - open(area),
          area.excepted,
          area.waiting.length,
          area.uncovered.length,
        ].map((count): PhrasingContent[] => [text(number(count))]),
      ]),
      'right',
    ),
  ];
}

function newFacts({versions}: Figures): RootContent[] {
  const entries = versions.flatMap((version) => version.newFacts);
  if (entries.length === 0)
    return [paragraph(text('The pages describe all that newer releases brought.'))];
  return [
    table(
      ['To describe', 'Came with', 'Found on'],
      entries.map(({fact, since, added}) => [[code(fact)], [text(since)], [text(added)]]),
    ),
  ];
}

function failures({versions}: Figures): RootContent[] {
  const problems = versions.flatMap((version) => version.problems);
  if (problems.length === 0)
    return [paragraph(text('None on the pages that were checked as they are.'))];
  return [
    list(
      problems.map(({file, line, rule, what}) => [
        code(`${file}:${line}`),
        text(` ${rule}: ${what}`),
      ]),
    ),
  ];
}

const number = (count: number) => count.toLocaleString('en-US');
const counted = (count: number, noun: string, nouns = `${noun}s`) =>
  `${number(count)} ${count === 1 ? noun : nouns}`;
const of = (count: number, total: number, noun: string) =>
  `${number(count)} of ${counted(total, noun)}`;
const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const link = (url: string, words: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{type: 'text', value: words}],
});
const paragraph = (...children: PhrasingContent[]): RootContent => ({type: 'paragraph', children});
const list = (items: PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children}],
  })),
});
const table = (
  head: readonly string[],
  rows: PhrasingContent[][][],
  align?: 'right',
): RootContent => ({
  type: 'table',
  ...(align && {align: head.map((_, column) => (column === 0 ? null : align))}),
  children: [head.map((words) => [text(words)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children): TableCell => ({type: 'tableCell', children})),
  })),
});
