import {cp, readFile, rm, writeFile} from 'node:fs/promises';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText, recorded} from '../../../../../src/cache';
import type {VersionCoverage} from '../../../../../src/checks/samples/coverage';
import {writeReport} from '../../../../../src/cli/check-content/write-report';
import {figuresOf} from '../../../../../src/plugins/quality/build/figures';
import {reportFile} from '../../../../../src/plugins/quality/build/report';
import {versions} from '../../../../../src/versions';
import {linkWorkspaces} from '../../../../support/site-copy';

const page = 'docs/tea.md';
const example = 'docs/_examples/tea/pot.js';
const list = 'docs/_version/tea.json';
const problem = {file: page, line: 6, rule: 'syntax', what: 'is cold'};
const linkProblem = {file: page, line: 7, rule: 'links', what: 'leads nowhere'};
const siteProblem = {file: 'src/data/ratchets.txt', line: 1, rule: 'coverage', what: 'has risen'};

/** A site of one page, which reads an example, and a check that was all of it. */
async function checkedSite(name: string) {
  const site = path.resolve('test-results', name);
  const set = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };
  await rm(site, {recursive: true, force: true});
  await linkWorkspaces(site);
  await cp('package.json', path.join(site, 'package.json'));
  await cp('src/data/address-lists', path.join(site, 'src/data/address-lists'), {recursive: true});
  set('node_modules/.package-lock.json', '{"packages": {}}');
  set('src/checks/samples/check-site.ts', "export * from '../rules';");
  set('src/checks/samples/coverage.ts', 'export {};');
  set('src/checks/rules/index.ts', 'export const rules = 1;');
  for (const file of [page, example, list]) set(file, 'Tea.\n');
  const readAll = (files: readonly string[]) =>
    recorded(() => files.forEach((file) => readText(path.join(site, file))));
  const coverages = versions.map(({label}, index) => ({
    version: {label},
    pages: new Map(
      index === 0
        ? [[page, {terminals: {shown: 2, compared: 1}, links: {inside: 1, outside: 1}}]]
        : [],
    ),
    areas:
      index === 0
        ? [{area: 'hooks', total: 9, excepted: 1, waiting: [], uncovered: ['Tea.pour']}]
        : [],
    statements: new Map(
      index === 0
        ? [
            [
              page,
              [
                {text: 'It fails.', line: 3},
                {text: 'It ends.', line: 4, settled: 'claim'},
              ],
            ],
          ]
        : [],
    ),
    newFacts: [],
    inputs: [],
  })) as unknown as VersionCoverage[];
  const checked = {
    file: page,
    problems: [problem],
    samples: {source: 2},
    exceptions: {},
    played: {commands: 1, steps: 3},
    advice: [],
    inputs: (await readAll([page, example])).inputs,
  };
  const ofFacts = [{...coverages[0]!, inputs: (await readAll([page, list])).inputs}];
  await writeReport(
    site,
    [checked],
    [...ofFacts, ...coverages.slice(1)],
    [linkProblem, siteProblem],
  );
  return {site, set, close: () => rm(site, {recursive: true})};
}

it('takes over what a check found on a page that is still the same', async () => {
  const {site, close} = await checkedSite('quality-same');
  const {
    versions: [five, four],
    problems,
    fault,
  } = await figuresOf(site);
  expect(fault).toBeUndefined();
  expect(five).toMatchObject({
    pages: [page],
    notRun: [],
    samples: {source: 2},
    played: {commands: 1, steps: 3},
    terminals: {shown: 2, compared: 1},
    links: {inside: 1, outside: 1},
    statements: {total: 2, settled: 1, proved: 1},
    problems: [problem, linkProblem],
    coverage: {areas: [{area: 'hooks', total: 9, excepted: 1, waiting: 0, uncovered: 1}]},
  });
  expect(four).toMatchObject({pages: [], coverage: {areas: []}});
  expect(problems).toEqual([siteProblem]);
  await close();
});

it.each([
  ['the page', page],
  ['an example that it quotes', example],
])('takes over nothing of a page after a change of %s', async (name, file) => {
  const {site, set, close} = await checkedSite(`quality-${name.replaceAll(' ', '-')}`);
  set(file, 'Green tea.\n');
  const {
    versions: [five],
    problems,
  } = await figuresOf(site);
  expect(five).toMatchObject({notRun: [page], samples: {}, problems: [], played: {steps: 0}});
  expect(five).not.toHaveProperty('coverage');
  expect(problems).toEqual([]);
  await close();
});

it('counts no facts when a list of them changed, or a page came or went', async () => {
  const changed = await checkedSite('quality-list');
  changed.set(list, 'Mate.\n');
  expect((await figuresOf(changed.site)).versions[0]).toMatchObject({notRun: []});
  expect((await figuresOf(changed.site)).versions[0]).not.toHaveProperty('coverage');
  await changed.close();

  const grown = await checkedSite('quality-grown');
  grown.set('docs/mate.md', 'Mate.\n');
  expect((await figuresOf(grown.site)).versions[0]).toMatchObject({notRun: ['docs/mate.md']});
  expect((await figuresOf(grown.site)).versions[0]).not.toHaveProperty('coverage');
  await grown.close();

  const shrunk = await checkedSite('quality-shrunk');
  await rm(path.join(shrunk.site, page));
  expect((await figuresOf(shrunk.site)).versions[0]).toMatchObject({pages: [], notRun: []});
  expect((await figuresOf(shrunk.site)).versions[0]).not.toHaveProperty('coverage');
  await shrunk.close();
});

describe('what cannot be used', () => {
  const ran = {
    never: 'The checks did not run before this build.',
    unread: 'What the checks found before this build cannot be read.',
    outdated: 'The checks did not run since they, or a package that they use, have changed.',
  };
  const whole = (site: string) => readFile(path.join(site, reportFile), 'utf8');

  it.each<
    [string, string, (site: string, set: (file: string, text: string) => void) => Promise<void>]
  >([
    ['no report', ran.never, (site) => rm(path.join(site, reportFile))],
    [
      'half of one',
      ran.unread,
      async (site, set) => set(reportFile, (await whole(site)).slice(0, -200)),
    ],
    ['one of another shape', ran.unread, async (_, set) => set(reportFile, '{"pages": 66}')],
    [
      'another check',
      ran.outdated,
      async (_, set) => set('src/checks/rules/index.ts', 'export const rules = 2;'),
    ],
    [
      'other packages',
      ran.outdated,
      async (_, set) => set('node_modules/.package-lock.json', '{"packages": {"": {}}}'),
    ],
  ])('is %s: one sentence says so, and no page counts', async (name, sentence, change) => {
    const {site, set, close} = await checkedSite(`quality-${name.replaceAll(' ', '-')}`);
    await change(site, set);
    const {fault, versions: found, problems} = await figuresOf(site);
    expect(fault).toBe(sentence);
    expect(found[0]).toMatchObject({notRun: [page], samples: {}, problems: []});
    expect(problems).toEqual([]);
    await close();
  });

  it('is written again by the next check, the same way', async () => {
    const {site, close} = await checkedSite('quality-again');
    const first = await whole(site);
    await writeFile(path.join(site, reportFile), 'x');
    await close();
    const again = await checkedSite('quality-again');
    expect(await whole(again.site)).toBe(first);
    await again.close();
  });
});
