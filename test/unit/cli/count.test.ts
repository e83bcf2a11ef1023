import {countTests} from '../../../src/cli/count';

describe('countTests', () => {
  it('reads what jest wrote; a suite that could not start has failed', () => {
    const report = {numPassedTests: 12, numFailedTests: 1, numRuntimeErrorTestSuites: 1};
    expect(countTests(JSON.stringify(report))).toEqual({passed: 12, failed: 2, flaky: 0});
  });

  it('reads what Playwright wrote', () => {
    const report = {stats: {expected: 3, unexpected: 1, flaky: 2}};
    expect(countTests(JSON.stringify(report))).toEqual({passed: 5, failed: 1, flaky: 2});
  });

  it('refuses anything else', () => {
    expect(() => countTests('{"passed": 3}')).toThrow();
  });
});
