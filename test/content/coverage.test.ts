import {rm, mkdir, cp, readFile, writeFile, symlink} from 'node:fs/promises';
import path from 'node:path';
import {jest} from '@jest/globals';
import {readReference} from '../../src/reference';
import {matcher} from '../../src/checks/coverage/fact-ids';
import {exceptionList, readExceptions} from '../../src/checks/coverage/expectations';
import {newFactList} from '../../src/checks/coverage/to-describe';
import {dataFile} from '../../src/versions/data';
import {newest} from '../../src/versions';
import {readCoverage} from '../../src/checks/samples/coverage';
import {coverageProblems} from '../../src/checks/samples/coverage-problems';
import {formatProblem} from '../../src/content/finding';

const site = process.cwd();

describe('the facts of webpack on pages', () => {
  it('are all described, or excepted with need', async () => {
    const coverages = await readCoverage(site);
    expect(coverageProblems(site, coverages).map(formatProblem)).toEqual([]);
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
  const copy = path.resolve('test-results/planted-coverage');
  const page = path.join(copy, 'docs/configuration/output.md');
  const problems = async () => coverageProblems(copy, await readCoverage(copy)).map(formatProblem);

  beforeEach(async () => {
    await rm(copy, {recursive: true, force: true});
    await mkdir(copy, {recursive: true});
    await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    const isPage = (file: string) => !/\/(?:_(?!version|claims)[^/]*|node_modules)$/.test(file);
    for (const folder of ['docs', 'versioned_docs'])
      await cp(folder, path.join(copy, folder), {recursive: true, filter: isPage});
  });
  afterEach(() => rm(copy, {recursive: true, force: true}));

  it('is found: a head is gone', async () => {
    const text = await readFile(page, 'utf8');
    await writeFile(page, text.replace('## `output.clean`\n\n::option\n', '## `output.clean`\n'));
    expect(await problems()).toEqual([
      `docs/configuration/output.md:1 coverage: option:output.clean is described nowhere; describe it here (npm run check:content -- docs/configuration/output.md --missing), or say in ${dataFile(newest, exceptionList)} why it needs no place`,
    ]);
  });

  it('is found: an entry of a new fact that a page describes, added by hand', async () => {
    const entry = {fact: 'option:output.clean', since: 'webpack 5.20.0', added: '2026-11-22'};
    await writeFile(path.join(copy, dataFile(newest, newFactList)), JSON.stringify([entry]));
    expect(await problems()).toEqual([
      `${dataFile(newest, newFactList)}:1 coverage: option:output.clean: a page describes it; delete its entry`,
    ]);
  });
});
