import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {get, ls, put} from 'cacache';
import {cachedRuns, projectFolder} from '../../../../../src/plugins/landing/build/cached-runs';

/** A site that holds the project, and nothing else. */
function siteWithProject(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'landing-build-'));
  cpSync(projectFolder, path.join(site, projectFolder), {recursive: true});
  return site;
}

describe('the runs of webpack', () => {
  const site = siteWithProject();
  const money = path.join(site, projectFolder, 'src/money.js');
  const cache = path.join(site, 'node_modules/.cache/results');
  afterAll(() => rmSync(site, {recursive: true}));

  it('are made once, and again when a file of the project changes', async () => {
    const first = await cachedRuns(site);
    const unused = first.production.sources.flatMap(({unusedExports}) => unusedExports);
    expect(unused).toContain('withTax');
    expect(first.production.outputs.map(({name}) => name)).toContainEqual(
      expect.stringMatching(/^shop\.[\da-f]{8}\.js$/),
    );

    // Only a run that is read from the cache can say this.
    const [{key = ''} = {}] = Object.values(await ls(cache));
    const {data, metadata} = await get(cache, key);
    const text = data.toString('utf8').replaceAll('withTax', 'fromTheCache');
    await put(cache, key, text, {metadata});
    const second = await cachedRuns(site);
    expect(JSON.stringify(second.production)).toContain('fromTheCache');

    // What is damaged is no run.
    const told: string[] = [];
    writeFileSync((await get.info(cache, key))!.path, text.slice(0, 500));
    expect(await cachedRuns(site, {tell: (sentence) => told.push(sentence)})).toEqual(first);
    expect(told).toEqual([
      expect.stringMatching(/^node_modules\/\.cache\/results: a result is damaged/),
    ]);

    writeFileSync(money, readFileSync(money, 'utf8').replaceAll('withTax', 'withDuty'));
    const third = await cachedRuns(site);
    expect(third.production.sources.flatMap(({unusedExports}) => unusedExports)).toContain(
      'withDuty',
    );
  });

  it('fail with the words of webpack', async () => {
    writeFileSync(money, 'export const format = ;');
    await expect(cachedRuns(site)).rejects.toThrow(/landing.*money\.js/s);
  });
});
