import {readReadme} from '../../../../../src/plugins/mirrored-packages/checks/read-readme';
import {versionOfSample} from '../../../../../src/plugins/mirrored-packages/checks/version-of-sample';
import {pinOf} from '../../../../support/readme';
import {older} from '../../../../support/older-version';
import {newest} from '../../../../../src/versions';

const readme = [
  '# css-loader',
  '## Usage',
  '',
  '**webpack.config.js** (**recommended**)',
  '',
  '```js {1}',
  'module.exports = {};',
  '```',
  `### With webpack ${older.label}`,
  '```json',
  '{}',
  '```',
  `For webpack v${newest.label}:`,
  '',
  '```js',
  '1',
  '```',
  `webpack ${older.label} and webpack ${newest.label} take:`,
  '',
  '```',
  'nothing',
  '```',
].join('\n');

describe('the samples of a README', () => {
  const page = readReadme(pinOf(), readme);

  it('have the line of the README, the file named above, and nothing of what GitHub ignores', () => {
    expect(page.fences.map(({line, title, language}) => [line, title, language])).toEqual([
      [6, 'webpack.config.js', 'js'],
      [10, undefined, 'json'],
      [15, undefined, 'js'],
      [20, undefined, undefined],
    ]);
    expect([...page.fences[0]!.marked]).toEqual([]);
  });

  it('are about the webpack that the words above them name, if these name one', () => {
    expect(page.fences.map((fence) => versionOfSample(page, fence))).toEqual([
      newest.label,
      older.label,
      newest.label,
      older.label,
    ]);
    const [first] = page.fences;
    const old = {...page, version: {...page.version, label: older.label}};
    expect(versionOfSample(old, first!)).toBe(older.label);
  });
});
