import {parseSpecification, unknownTags, unproved} from '../../support/specification';
import type {Outcome, TestResult} from '../../support/test-reports';

const opens = {'2.1': {says: 'It opens.'}};
const test = (outcome: Outcome, ...proves: string[]): TestResult => ({
  file: 'browser/menu.spec.ts',
  name: 'opens',
  proves,
  outcome,
});

describe('a requirement', () => {
  it('is proved by tests that passed', () => {
    expect(unproved(opens, [test('passed', '2.1'), test('failed', '2.2')])).toEqual([]);
  });

  it.each(['failed', 'did not run'] as const)('is not proved by a test that %s', (outcome) => {
    expect(unproved(opens, [test('passed', '2.1'), test(outcome, '2.1')])).toEqual([
      `2.1 browser/menu.spec.ts › opens: ${outcome}`,
    ]);
  });

  it('is not proved without a test', () => {
    expect(unproved(opens, [test('passed', '2.11')])).toEqual([
      '2.1 has neither a test with @spec-2.1 nor a reason: It opens.',
    ]);
  });

  it('needs no test where it has a reason', () => {
    const reasons = [{library: 'router'}, {deviation: 'chat'}];
    for (const reason of reasons) {
      expect(unproved({'2.1': {says: 'It opens.', ...reason}}, [])).toEqual([]);
    }
  });

  it('that is proved is none of a library', () => {
    const requirements = {'2.1': {says: 'It opens.', library: 'router'}};
    expect(unproved(requirements, [test('passed', '2.1')])).toEqual([
      '2.1 has a test: take away the library',
    ]);
  });

  it('that a tag names has to exist', () => {
    expect(unknownTags(opens, [test('passed', '2.1', '2.', '7.7')])).toEqual([
      'browser/menu.spec.ts › opens: there is no requirement 2.',
      'browser/menu.spec.ts › opens: there is no requirement 7.7',
    ]);
  });
});

describe('the file of requirements', () => {
  const file = (requirements: object) =>
    JSON.stringify({libraries: {router: 'Routes.'}, deviations: {}, requirements});

  it('has words, and reasons that it explains', () => {
    const internal = {says: 'Cached.', library: 'router'};
    expect(parseSpecification(file({'2.1': 'It opens.', '9.2': internal}))).toEqual({
      '2.1': {says: 'It opens.'},
      '9.2': internal,
    });
  });

  it.each([
    ['no number', {opening: 'It opens.'}, /opening/],
    ['an unknown reason', {'2.1': {says: 'It opens.', later: true}}, /later/],
    ['an unknown library', {'2.1': {says: 'It opens.', library: 'rooter'}}, /library rooter/],
    ['an unknown deviation', {'2.1': {says: 'It opens.', deviation: 'chat'}}, /2\.1 names chat/],
  ])('is refused with %s', (_name, requirements, message) => {
    expect(() => parseSpecification(file(requirements))).toThrow(message);
  });
});
