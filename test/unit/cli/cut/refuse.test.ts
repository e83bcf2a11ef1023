import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {refuseCut} from '../../../../src/cli/cut/refuse';
import type {VersionRow} from '../../../../src/versions/version';
import {commitAll, runWell} from '../../../support/cut-site/run';

const row = (label: string, state: VersionRow['state']): VersionRow => ({
  label,
  state,
  dialect: 'modern',
  webpack: `${label}.1.0`,
  commandLine: '1.0.0',
});
const rows = [row('77', 'current'), row('76', 'old')];

describe('a cut', () => {
  let siteDir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'cut-'));
    await writeFile(path.join(siteDir, 'page.md'), 'Text');
    await runWell(siteDir, 'git', ['init', '--quiet']);
    await commitAll(siteDir);
  });
  afterEach(() => rm(siteDir, {recursive: true}));

  it('is done when everything is committed and the version is new', async () => {
    await expect(refuseCut(siteDir, '78', rows)).resolves.toBeUndefined();
  });

  it.each([
    [undefined, 'say which major version of webpack is new: npm run cut -- 78'],
    ['next', '"next" is no major version of webpack: write a whole number, such as 6'],
    ['78.0', '"78.0" is no major version of webpack: write a whole number, such as 6'],
    ['../78', '"../78" is no major version of webpack: write a whole number, such as 6'],
    ['77', 'version 77 exists: src/versions/table.ts lists it'],
    ['76', 'version 76 exists: src/versions/table.ts lists it'],
    ['75', 'version 75 is older than the current one, 77'],
  ])('is refused for %s, in one sentence', async (label, sentence) => {
    await expect(refuseCut(siteDir, label, rows)).rejects.toThrow(new Error(sentence));
  });

  it.each(['versioned_docs/version-77/page.md', 'versioned_sidebars/version-77-sidebars.json'])(
    'is refused where %s is already',
    async (file) => {
      await mkdir(path.join(siteDir, path.dirname(file)), {recursive: true});
      await writeFile(path.join(siteDir, file), '');
      await commitAll(siteDir);
      await expect(refuseCut(siteDir, '78', rows)).rejects.toThrow(
        /^versioned_\S+ exists: a snapshot of version 77 would replace it$/,
      );
    },
  );

  it.each(['page.md', 'new.md'])('is refused while %s is not committed', async (file) => {
    await writeFile(path.join(siteDir, file), 'Another text');
    await expect(refuseCut(siteDir, '78', rows)).rejects.toThrow(
      `commit or put away what has changed first, so that git can take the cut back: 1 files, such as ${file}`,
    );
  });
});
