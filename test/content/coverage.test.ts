import {rm, mkdir, cp, readFile, writeFile, symlink} from 'node:fs/promises';
import path from 'node:path';
import {jest} from '@jest/globals';
import {readRatchets} from '../../src/data/ratchets';
import {readReference} from '../../src/reference';
import {matcher} from '../../src/checks/coverage/patterns';
import {refreshCoverage} from '../../src/cli/refresh/coverage';
import {readExceptions} from '../../src/checks/coverage/expectations';
import {newFactList} from '../../src/checks/coverage/to-describe';
import {dataFile} from '../../src/versions/data';
import {newest} from '../../src/versions';
import {readCoverage} from '../../src/checks/samples/coverage';
import {coverageProblems} from '../../src/checks/samples/coverage-problems';
import {formatProblem} from '../../src/content/finding';

const site = process.cwd();

describe('the facts of webpack on pages', () => {
  it('are as many as the ratchets say, with exceptions that are needed', async () => {
    const coverages = await readCoverage(site);
    expect((await coverageProblems(site, coverages)).map(formatProblem)).toEqual([]);
  });

  it('are marked where pages describe them', async () => {
    const pages = (await readCoverage(site)).flatMap((coverage) => [...coverage.pages]);
    expect(pages.filter(([, {findings}]) => findings.length > 0)).toEqual([]);
  });

  it('are counted in every area that the newest webpack has', async () => {
    const {areas} = await readReference(newest);
    const known = Object.values(areas).filter((facts: unknown[]) => facts.length > 0);
    const [{areas: counted}] = (await readCoverage(site)) as [
      Awaited<ReturnType<typeof readCoverage>>[number],
    ];
    // The options of plugins are part of the plugins.
    expect(counted).toHaveLength(known.length + 1);
    expect(counted.reduce((sum, {total}) => sum + total, 0)).toBeGreaterThan(4000);
  });
});

describe('the reasons of exceptions', () => {
  /** What an exception excuses, and the name under which the same is described. */
  const repeated: [pattern: RegExp, original: string][] = [
    [/^module\.parser\.javascript\/(?:auto|dynamic|esm)/, 'module.parser.javascript'],
    [/^entry\.\*\.html\./, 'output.html.'],
    [/^entry\.\*\.library\./, 'output.library.'],
  ];

  it.each(repeated)('hold for %s: the same is there as %s', async (pattern, original) => {
    const {areas} = await readReference(newest);
    const names = areas.options.map(({path: name}) => name);
    const excused = names.filter((name) => pattern.test(name));
    expect(excused.length).toBeGreaterThan(10);
    expect(names).toEqual(
      expect.arrayContaining(excused.map((name) => name.replace(pattern, original))),
    );
  });

  it('hold for flags: each sets an option of webpack', async () => {
    const {areas} = await readReference(newest);
    const patterns = readExceptions(newest)!
      .filter(({page: told}) => told === '/api/cli/')
      .flatMap(({facts}) => facts.map(matcher));
    const excused = areas.flags.filter(({name}) => patterns.some((is) => is(`flag:${name}`)));
    expect(excused.length).toBeGreaterThan(1000);
    expect(excused.filter(({sets = []}) => sets.length === 0)).toEqual([]);
  });

  it('hold for flags that empty a list, and for hooks of templates', async () => {
    const {areas} = await readReference(newest);
    const resets = areas.flags.filter(({name}) => name.endsWith('-reset'));
    expect(resets.filter(({types}) => !types?.includes('reset'))).toEqual([]);
    const templates = areas.hooks.filter(({of}) => /^(?:Chunk|Module)Template$/.test(of));
    expect(templates).toHaveLength(11);
    expect(
      templates.filter(({deprecated}) => !/\(use .+ instead\)/.test(String(deprecated))),
    ).toEqual([]);
  });
});

// Where nothing is kept yet, the facts of all pages are read first.
jest.setTimeout(240_000);

describe('a fault that is planted into a copy of the site', () => {
  const options = `${newest.label} options`;
  const copy = path.resolve('test-results/planted-coverage');
  const page = path.join(copy, 'docs/configuration/output.md');
  const problems = async () =>
    (await coverageProblems(copy, await readCoverage(copy))).map(formatProblem);
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(file, edit(await readFile(file, 'utf8')));

  const withoutHead = (text: string) =>
    text.replace('## `output.clean`\n\n::option\n', '## `output.clean`\n');

  beforeEach(async () => {
    await rm(copy, {recursive: true, force: true});
    await mkdir(path.join(copy, 'src'), {recursive: true});
    await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    const isPage = (file: string) => !/\/(?:_(?!version|claims)[^/]*|node_modules)$/.test(file);
    for (const folder of ['docs', 'versioned_docs', 'src/data', 'src/config'])
      await cp(folder, path.join(copy, folder), {recursive: true, filter: isPage});
  });
  afterEach(() => rm(copy, {recursive: true, force: true}));

  it('is found: a head is gone', async () => {
    await change(page, withoutHead);
    expect(await problems()).toEqual([
      expect.stringMatching(
        `^src/data/ratchets\\.txt:\\d+ coverage: ${options}: \\d+ are open, and only \\d+ may be; describe what is new or was lost`,
      ),
    ]);
  });

  it('is found: a terminal that no run is compared with', async () => {
    await change(page, (text) => `${text}\n\`\`\`console\n$ npx webpack\nbuilt\n\`\`\`\n`);
    expect(await problems()).toEqual([
      expect.stringMatching(
        `${newest.label} terminals that no run is compared with: \\d+ are open, and only \\d+ may be`,
      ),
    ]);
  });

  it('is found: an entry of a new fact that a page describes, added by hand', async () => {
    const entry = {fact: 'option:output.clean', since: 'webpack 5.20.0', added: '2026-11-22'};
    await writeFile(path.join(copy, dataFile(newest, newFactList)), JSON.stringify([entry]));
    expect(await problems()).toEqual([
      expect.stringMatching(/new facts to describe: 1 are open, and only 0 may be/),
      expect.stringContaining('option:output.clean: a page describes it; delete its entry'),
    ]);
  });

  const raise = (text: string) =>
    text.replace(new RegExp(`(?<=^${options}: )\\d+`, 'm'), (open) => String(Number(open) + 1));
  const ratchets = path.join(copy, 'src/data/ratchets.txt');

  it('is found: pages describe more than the ratchet says, or it was raised', async () => {
    await change(ratchets, raise);
    expect(await problems()).toEqual([
      expect.stringMatching(
        `${options}: \\d+ of \\d+ are open now, \\d+ of \\d+ are written; lower it with npm run refresh -- coverage$`,
      ),
    ]);
  });

  it('is lowered by the command, and never raised', async () => {
    const {open} = (await readRatchets(site)).find(({name}) => name === options)!;
    await change(ratchets, raise);
    expect(await refreshCoverage(copy)).toContain(`before ${open + 1}`);
    expect(await problems()).toEqual([]);
    await change(page, withoutHead);
    await expect(refreshCoverage(copy)).rejects.toThrow(
      `nothing may rise: ${options} from ${open} to ${open + 1}`,
    );
  });
});
