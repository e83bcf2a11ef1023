import {existsSync, readFileSync} from 'node:fs';
import {specification} from '../specification';
import {numbered, unproved} from '../support/specification';
import {outcomesOf} from '../support/test-reports';

/** What the steps before this one wrote (src/cli/steps.ts). */
const reports = ['content', 'unit', 'build', 'browser'].map((name) => `test-results/${name}.json`);
const present = reports.filter((file) => existsSync(file));
const outcomes = outcomesOf(present.map((file) => readFileSync(file, 'utf8')));

describe('the tests before this one', () => {
  it('wrote down what ran', () => {
    expect(reports.filter((file) => !present.includes(file))).toEqual([]);
  });
});

describe('the specification is proved:', () => {
  const proved = numbered(specification).filter(({tests}) => tests !== undefined);

  it.each(proved.map((sentence) => [sentence.number, sentence.says, sentence] as const))(
    '%s %s',
    (_number, _says, sentence) => {
      expect(unproved(sentence, outcomes)).toEqual([]);
    },
  );
});
