import {execFile} from 'node:child_process';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {newest, versions} from '../../../src/versions';
import {dataFile} from '../../../src/versions/data';
import {copySources} from '../../support/site-copy';

/** Two results that were stale once, in a copy of this site whose code is edited. */
const site = path.resolve('test-results/stale-site');
const file = (name: string) => path.join(site, name);
/** Everything starts cold here. */
const timeout = 240_000;

async function edit(name: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file(name), 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(file(name), changed);
}

/** Runs the body of a function in the copy, below some imports; gives what it printed. */
async function run(imports: string, body: string): Promise<string> {
  await writeFile(file('try.ts'), `${imports}\nvoid (async () => {${body}})();\n`);
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [tsx, 'try.ts'], {cwd: site});
  return stdout.trim();
}

beforeAll(async () => {
  const lists = versions.map(({folder}) => `${folder}/_version`);
  await copySources(site, ['src', 'package.json', 'package-lock.json', 'tsconfig.json', ...lists]);
  await writeFile(
    file('docs/tea.md'),
    '---\ntitle: Tea\ndescription: Which tea there is, and how long it has to wait for its drinkers.\n---\n\n## Pot\n\nTea.\n',
  );
}, timeout);
afterAll(() => rm(site, {recursive: true}));

it(
  'the releases of options are those of the data as it is',
  async () => {
    const since = () =>
      run(
        `import {versions} from './src/versions';
import {readReference} from './src/reference';`,
        `const {areas} = await readReference(versions[0]!);
console.log(areas.options.find((option) => option.path === 'output.clean')?.since);`,
      );
    expect(await since()).toBe('5.20.0');
    await edit(dataFile(newest, 'options-by-release'), (text) =>
      text.replaceAll('"5.20.0"', '"5.20.1"'),
    );
    expect(await since()).toBe('5.20.1');
  },
  timeout,
);

it(
  'a page whose heading moved is right once the list of moved headings says so',
  async () => {
    const faults = () =>
      run(
        `import {cacheSummary} from './src/cache';
import {checkSite} from './src/checks/samples/check-site';`,
        `const [report] = await checkSite({siteDir: process.cwd(), files: ['docs/tea.md'], launch: () => Promise.reject()});
for (const {rule, what} of report!.problems) console.log(rule, what);
console.log(/pages: \\d reused, \\d run/.exec(cacheSummary()!)![0]);`,
      );
    await edit('src/data/address-lists/published.txt', (text) => `${text}/tea/#cup\n`);
    const stale = expect.stringMatching(/^heading-ids .*cup/);
    expect((await faults()).split('\n')).toEqual([stale, 'pages: 0 reused, 1 run']);
    expect((await faults()).split('\n')).toEqual([stale, 'pages: 1 reused, 0 run']);
    await edit(dataFile(newest, 'moved-anchors'), (text) =>
      text.replace('{', '{"/tea/": {"cup": "#pot"},'),
    );
    expect(await faults()).toBe('pages: 0 reused, 1 run');
    await edit('src/data/address-lists/published.txt', (text) => `${text}/tea/#mug\n`);
    expect((await faults()).split('\n')).toEqual([
      expect.stringMatching(/^heading-ids .*mug/),
      'pages: 0 reused, 1 run',
    ]);
  },
  timeout,
);
