import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readLabel} from '../../../../src/cli/cut/request';
import {newest} from '../../../../src/versions';
import {placed} from '../../../../src/versions/version';
import {older} from '../../../support/older-version';
import {runWell} from '../../../support/cut-site';

const next = String(Number(newest.label) + 1);
const {folder} = placed({...newest, state: 'maintained'});
let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'cut-'));
  await runWell(siteDir, 'git', ['init', '--quiet']);
});
afterEach(() => rm(siteDir, {recursive: true}));

it('takes a new version when everything is committed', () => {
  expect(readLabel([next], siteDir)).toBe(next);
});

it.each([
  [undefined, `say which major version of webpack is new: npm run cut -- ${next}`],
  ['next', `"next" is no major version: write a whole number, such as ${next}`],
  [`../${next}`, `"../${next}" is no major version: write a whole number, such as ${next}`],
  [newest.label, `version ${newest.label} exists: src/versions/table.ts lists it`],
  [older.label, `version ${older.label} exists: src/versions/table.ts lists it`],
  ['1', `version 1 is older than the current one; the next is ${next}`],
])('refuses %s in one sentence', (label, sentence) => {
  const words = label === undefined ? [] : [label];
  expect(() => readLabel(words, siteDir)).toThrow(sentence);
});

it('refuses to write over a folder', async () => {
  await mkdir(path.join(siteDir, folder), {recursive: true});
  expect(() => readLabel([next], siteDir)).toThrow(
    `${folder} exists, and the snapshot would replace it: move it away first`,
  );
});

it('refuses while a file is not committed', async () => {
  await writeFile(path.join(siteDir, 'new.md'), 'Text');
  expect(() => readLabel([next], siteDir)).toThrow(
    'commit or put away what has changed, so that git can take the cut back: new.md',
  );
});
