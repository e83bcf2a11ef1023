import {parseSpecification, unknownTags, unproved} from '../../support/specification';
import type {TestResult} from '../../support/test-reports';

const opens = {'2.1': {says: 'It opens.'}};
const passed: TestResult = {file: 'a.spec.ts', name: 'opens', proves: ['2.11'], outcome: 'passed'};

it('a requirement without a test is found, and a tag without a requirement', () => {
  expect(unproved(opens, [passed])).toEqual([
    '2.1 has neither a test with @spec-2.1 nor a reason: It opens.',
  ]);
  expect(unknownTags(opens, [passed])).toEqual(['a.spec.ts › opens: there is no requirement 2.11']);
  expect(() => parseSpecification('{"requirements": {"2.1": {"say": "It opens."}}}')).toThrow();
});
