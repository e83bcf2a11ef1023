import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {keptRuns} from '../../../../../src/plugins/landing/build/cached-runs';

/** A site that holds the project and the code that runs it, and nothing else. */
function siteWithProject(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'landing-build-'));
  for (const folder of ['docs/_examples/landing', 'src/plugins/landing/build'])
    cpSync(folder, path.join(site, folder), {recursive: true});
  return site;
}

describe('the runs of webpack', () => {
  const site = siteWithProject();
  const money = path.join(site, 'docs/_examples/landing/src/money.js');
  const cache = path.join(site, 'node_modules/.cache/landing-build');
  afterAll(() => rmSync(site, {recursive: true}));

  it('are made once, and again when a file of the project changes', async () => {
    const first = await keptRuns(site);
    const unused = first.production.sources.flatMap(({unusedExports}) => unusedExports);
    expect(unused).toContain('withTax');
    expect(first.production.outputs.map(({name}) => name)).toContainEqual(
      expect.stringMatching(/^shop\.[\da-f]{8}\.js$/),
    );

    // Only a run that is read from the cache can say this.
    const [file = ''] = readdirSync(cache);
    const kept = readFileSync(path.join(cache, file), 'utf8');
    writeFileSync(path.join(cache, file), kept.replaceAll('withTax', 'fromTheCache'));
    const second = await keptRuns(site);
    expect(JSON.stringify(second.production)).toContain('fromTheCache');

    // What was cut off while it was written is no run.
    writeFileSync(path.join(cache, file), kept.slice(0, 500));
    expect(await keptRuns(site)).toEqual(first);

    writeFileSync(money, readFileSync(money, 'utf8').replaceAll('withTax', 'withDuty'));
    const third = await keptRuns(site);
    expect(third.production.sources.flatMap(({unusedExports}) => unusedExports)).toContain(
      'withDuty',
    );
  });

  it('fail with the words of webpack', async () => {
    writeFileSync(money, 'export const format = ;');
    await expect(keptRuns(site)).rejects.toThrow(/landing.*money\.js/s);
  });
});
