import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cachedRuns, projectFolder} from '../../../../../src/plugins/landing/build/run-webpack';

/** A site that holds the project, and nothing else. */
function siteWithProject(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'landing-build-'));
  cpSync(projectFolder, path.join(site, projectFolder), {recursive: true});
  return site;
}

describe('the runs of webpack', () => {
  const site = siteWithProject();
  const money = path.join(site, projectFolder, 'src/money.js');
  beforeAll(() => void (process.env.WEBPACK_DOCS_CACHE = path.join(site, 'results')));
  afterAll(() => {
    delete process.env.WEBPACK_DOCS_CACHE;
    rmSync(site, {recursive: true});
  });

  it('are made again when a file of the project changes', async () => {
    const first = await cachedRuns(site);
    const unused = first.production.sources.flatMap(({unusedExports}) => unusedExports);
    expect(unused).toContain('withTax');
    expect(first.production.outputs.map(({name}) => name)).toContainEqual(
      expect.stringMatching(/^shop\.[\da-f]{8}\.js$/),
    );
    writeFileSync(money, readFileSync(money, 'utf8').replaceAll('withTax', 'withDuty'));
    const second = await cachedRuns(site);
    expect(second.production.sources.flatMap(({unusedExports}) => unusedExports)).toContain(
      'withDuty',
    );
  });
});
