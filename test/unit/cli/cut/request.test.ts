import {readLabel} from '../../../../src/cli/cut';
import {newest} from '../../../../src/versions';
import placeVersion from '../../../../src/versions/place-version.cjs';
import {older} from '../../../support/older-version';
import {runWell} from '../../../support/cut-site';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

const next = String(Number(newest.label) + 1);
const {folder} = placeVersion({...newest, state: 'maintained'});
let siteDir: string;

beforeEach(async () => {
  siteDir = temporaryFolder();
  await runWell(siteDir, 'git', ['init', '--quiet']);
});

it('takes a new version when everything is committed', () => {
  expect(readLabel([next], siteDir)).toBe(next);
});

it('refuses to cut without a label', () => {
  const sentence = `say which major version of webpack is new: npm run cut -- ${next}`;
  expect(() => readLabel([], siteDir)).toThrow(sentence);
});

it.each(['next', `../${next}`, newest.label, older.label])(
  'refuses %s in one sentence',
  (label) => {
    const sentence = `"${label}" is no new major version: write a whole number, such as ${next}`;
    expect(() => readLabel([label], siteDir)).toThrow(sentence);
  },
);

it('refuses to write over a folder', () => {
  writeFiles(siteDir, {[`${folder}/index.md`]: 'Text'});
  expect(() => readLabel([next], siteDir)).toThrow(
    `${folder} exists, and the snapshot would replace it: move it away first`,
  );
});

it('refuses while a file is not committed', () => {
  writeFiles(siteDir, {'new.md': 'Text'});
  expect(() => readLabel([next], siteDir)).toThrow(
    'commit or put away what has changed, so that git can take the cut back: new.md',
  );
});
