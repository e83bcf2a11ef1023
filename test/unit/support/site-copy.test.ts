import {mkdtemp, readFile, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {linkPackages} from '../../support/site-copy';

const list = 'node_modules/.package-lock.json';

describe('a copy of the site', () => {
  it('has packages, and a list of them of its own: npm changes that', async () => {
    const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'site-copy-')));
    await linkPackages(copy);
    expect(await realpath(path.join(copy, list))).toBe(path.join(copy, list));
    const [own, original] = [path.join(copy, list), list].map((file) => readFile(file, 'utf8'));
    expect(await own).toBe(await original);
    expect(await realpath(path.join(copy, 'node_modules/webpack'))).toBe(
      path.resolve('node_modules/webpack'),
    );
    await rm(copy, {recursive: true});
  });
});
