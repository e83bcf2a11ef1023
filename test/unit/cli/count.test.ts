import {countTests} from '../../../src/cli/count';

describe('countTests', () => {
  it('reads what jest wrote; a suite that could not start has failed', () => {
    const report = {
      numPassedTests: 12,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      testResults: [],
    };
    expect(countTests(JSON.stringify(report))).toEqual({passed: 12, failed: 3});
  });

  it('reads what Playwright wrote', () => {
    const report = {suites: [], stats: {expected: 5, unexpected: 1, flaky: 1, skipped: 0}};
    expect(countTests(JSON.stringify(report))).toEqual({passed: 6, failed: 1});
  });

  it('refuses anything else', () => {
    expect(() => countTests('{"passed": 3}')).toThrow();
  });
});
