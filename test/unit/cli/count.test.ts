import {countTests} from '../../../src/cli/count';

describe('countTests', () => {
  it.each([
    [
      'jest wrote; a suite that could not start has failed',
      {numPassedTests: 12, numFailedTests: 1, numRuntimeErrorTestSuites: 1},
      {passed: 12, failed: 2, flaky: 0},
    ],
    [
      'Playwright wrote',
      {stats: {expected: 3, unexpected: 1, flaky: 2}},
      {passed: 5, failed: 1, flaky: 2},
    ],
  ])('reads what %s', (_, report, expected) => {
    expect(countTests(JSON.stringify(report))).toEqual(expected);
  });

  it('refuses anything else', () => {
    expect(() => countTests('{"passed": 3}')).toThrow();
  });
});
