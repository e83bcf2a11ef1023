import {countedFacts} from '../../../../src/checks/coverage/fact-ids';
import {readHomes} from '../../../../src/checks/coverage/expectations';
import {compareAreas, type Comparison, toldById} from '../../../../src/cli/upgrade/compare';
import {describeComparison} from '../../../../src/cli/upgrade/describe-comparison';
import {type Areas, readReference} from '../../../../src/reference';
import {newest} from '../../../../src/versions';
import {readOlderWebpack} from './older-webpack';

const minutes = 180_000;
let [older, present] = [] as unknown as [Areas, Areas];
let comparison: Comparison;

beforeAll(async () => {
  // Kept facts come from outside of the test's own context, whose arrays have another prototype.
  const own = (areas: Areas) => JSON.parse(JSON.stringify(areas)) as Areas;
  older = own(await readOlderWebpack());
  present = own((await readReference(newest)).areas);
  comparison = compareAreas(older, present);
}, minutes);

it('finds what is new: an option, its parts and their flags', () => {
  expect(comparison.fresh).toEqual(
    expect.arrayContaining([
      'option:output.clean',
      'option:output.clean.dry',
      'flag:--output-clean',
      'flag:--output-clean-dry',
    ]),
  );
  expect(comparison.fresh.filter((id) => !/output.clean/.test(id))).toEqual([]);
});

it('finds what is gone', () => {
  expect(comparison.gone).toEqual(['flag:--output-tea', 'option:output.tea']);
});

it('finds what is told in another way, and nothing else', () => {
  expect(comparison.changed).toEqual([
    {
      id: 'option:output.chunkLoadTimeout',
      what: 'defaults',
      before: '[{"value":"7"}]',
      after: '[{"value":"120000"}]',
    },
  ]);
  expect(compareAreas(present, present)).toEqual({fresh: [], gone: [], changed: []});
});

it('names every fact as the count of what pages describe does', () => {
  const counted = new Set(countedFacts(present).map(({id}) => id));
  expect(new Set(toldById(present).keys())).toEqual(counted);
});

it('says of each on which page it belongs, and what needs none', () => {
  const isExcused = (id: string) => id.startsWith('flag:');
  const lines = describeComparison(comparison, readHomes(newest), isExcused);
  expect(lines[0]).toBe(`new: ${comparison.fresh.length}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      '    flag:--output-clean (an exception excuses it)',
      '    option:output.clean',
      'gone: 2',
      'changed: 1',
      '    option:output.chunkLoadTimeout  defaults: [{"value":"7"}] → [{"value":"120000"}]',
    ]),
  );
  const page = lines.slice(0, lines.indexOf('    option:output.clean')).filter(isPage).at(-1);
  expect(page).toBe('  /configuration/output/');
});

const isPage = (line: string) => /^ {2}\S/.test(line);

it('says so when there is nothing, and when no page is to describe a fact', () => {
  const one = {fresh: ['option:tea'], gone: [], changed: []};
  expect(describeComparison(one, {}, () => false)).toEqual([
    'new: 1',
    '  on no page yet: give it to one in describing-pages.json',
    '    option:tea',
    'gone: nothing',
    'changed: nothing',
  ]);
});
