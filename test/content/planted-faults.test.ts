import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {linkWorkspaces} from '../support/site-copy';
import path from 'node:path';
import {checkSite} from '../../src/checks/samples/check-site';
import {formatProblem, type Problem} from '../../src/content/finding';
import {
  chain,
  example,
  exampleSource,
  guide,
  guideSource,
  served,
  serverSource,
  silent,
} from './planted-examples';
import {faults} from './planted-faults';
import {right} from './planted-right';

/** A page of ours, with samples of every kind. */
const original = readFileSync('docs/concepts/plugins.md', 'utf8');
mkdirSync('test-results', {recursive: true});
const siteDir = mkdtempSync(path.resolve('test-results/planted-'));
const file = 'docs/concepts/planted.md';

function writeExample(name: string, source: string, play?: object): void {
  const folder = path.join(siteDir, 'docs/_examples', name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, 'index.js'), source);
  if (play) writeFileSync(path.join(folder, 'step.json'), JSON.stringify(play));
}

describe('a fault that is planted into a copy of a page', () => {
  let problems: readonly Problem[];
  /** First and last line of what was added, by its number. */
  const places: [first: number, last: number][] = [];

  beforeAll(async () => {
    symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
    await linkWorkspaces(siteDir);
    mkdirSync(path.join(siteDir, 'docs/concepts'), {recursive: true});
    const lists = 'src/data/address-lists';
    cpSync(lists, path.join(siteDir, lists), {recursive: true});
    cpSync('package.json', path.join(siteDir, 'package.json'));
    writeExample(example, exampleSource);
    writeExample(`${chain}/01-start`, exampleSource, {run: [{fails: 'node index.js'}]});
    const awaited = {stays: 'node index.js', until: 'ready'};
    writeExample(`${silent}/01-start`, exampleSource, {run: [awaited]});
    for (const step of [1, 2, 3]) {
      writeExample(`${guide}/0${step}-step`, guideSource, {run: ['node index.js']});
    }
    const asked = {...awaited, then: [{request: '/', text: 'bread'}]};
    writeExample(`${served}/01-start`, serverSource, {run: [asked]});

    const lines = original.split('\n');
    for (const added of [...Object.values(faults).map(([text]) => text), ...right]) {
      lines.push('## Planted');
      const first = lines.length + 1;
      lines.push(...added.split('\n'));
      places.push([first, lines.length]);
    }
    writeFileSync(path.join(siteDir, file), lines.join('\n'));
    const launch = () => Promise.reject(new Error('no browser is needed'));
    const [report] = await checkSite({siteDir, files: [file], launch});
    problems = report!.problems;
  }, 300_000);

  afterAll(() => rmSync(siteDir, {recursive: true}));

  const foundIn = ([first, last]: [number, number]) =>
    problems.filter(({line}) => line >= first && line <= last).map(formatProblem);

  it.each(
    Object.entries(faults).map(([name, [, message]], index) => [name, message, index] as const),
  )('is found: %s', (_, message, index) => {
    expect(foundIn(places[index]!)).toEqual([
      expect.stringMatching(new RegExp(message.source, 's')),
    ]);
  });

  it('is all that is found', () => {
    expect(problems.map(formatProblem)).toHaveLength(Object.keys(faults).length);
  });
});
