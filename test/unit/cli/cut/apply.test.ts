import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {applyChanges} from '../../../../src/cli/cut/apply';
import type {Change} from '../../../../src/cli/cut/change';

describe('the changes of a cut', () => {
  let siteDir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'cut-'));
    await mkdir(path.join(siteDir, 'docs'));
    await writeFile(path.join(siteDir, 'docs/page.md'), 'Page');
    await writeFile(path.join(siteDir, 'list.json'), '[]');
  });
  afterEach(() => rm(siteDir, {recursive: true}));

  /** Every file of the site with its text. */
  const files = async () => {
    const entries = await readdir(siteDir, {recursive: true, withFileTypes: true});
    const found = entries
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.join(parentPath, name))
      .map(async (file) => [path.relative(siteDir, file), await readFile(file, 'utf8')] as const);
    return Object.fromEntries(await Promise.all(found));
  };
  const first: Change[] = [
    {file: 'snapshot/deep/page.md', copyOf: 'docs/page.md'},
    {file: 'list.json', text: '["1"]'},
  ];

  it('are all there afterwards, and nothing else', async () => {
    await applyChanges(siteDir, first);
    expect(await files()).toEqual({
      'docs/page.md': 'Page',
      'snapshot/deep/page.md': 'Page',
      'list.json': '["1"]',
    });
  });

  it.each<[string, Change]>([
    ['cannot be read', {file: 'copy.md', copyOf: 'docs/missing.md'}],
    ['has a file where its folder is to be', {file: 'docs/page.md/inside.md', text: ''}],
  ])('are taken back when one %s', async (_, failing) => {
    const before = await files();
    await expect(applyChanges(siteDir, [...first, failing])).rejects.toThrow();
    expect(await files()).toEqual(before);
    expect(await readdir(siteDir)).not.toContain('snapshot');
  });
});
