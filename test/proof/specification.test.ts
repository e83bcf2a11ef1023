import {existsSync, readFileSync} from 'node:fs';
import {readSpecification, unknownTags, unproved} from '../support/specification';
import {readResults} from '../support/test-reports';

/** What the steps before this one wrote (src/cli/steps.ts). */
const reports = ['content', 'unit', 'build', 'browser'].map((name) => `test-results/${name}.json`);
const present = reports.filter((file) => existsSync(file));
const results = readResults(present.map((file) => readFileSync(file, 'utf8')));
const requirements = readSpecification();

describe('the tests before this one', () => {
  it('wrote down what ran', () => {
    expect(reports.filter((file) => !present.includes(file))).toEqual([]);
  });

  it('name requirements that exist', () => {
    expect(unknownTags(requirements, results)).toEqual([]);
  });
});

it.each(Object.entries(requirements).map(([number, requirement]) => ({number, ...requirement})))(
  'the specification is proved: $number $says',
  ({number, ...requirement}) => {
    expect(unproved({[number]: requirement}, results)).toEqual([]);
  },
);
