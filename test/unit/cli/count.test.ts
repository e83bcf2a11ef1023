import {countTests} from '../../../src/cli/count';

describe('countTests', () => {
  it('reads what jest wrote; a suite that could not start has failed', () => {
    const report = {
      numPassedTests: 12,
      testResults: [
        {
          name: 'test/a.test.ts',
          status: 'failed',
          assertionResults: [
            {status: 'passed', fullName: 'a works'},
            {status: 'failed', fullName: 'a fails'},
          ],
        },
        {name: 'test/b.test.ts', status: 'failed', assertionResults: []},
        {
          name: 'test/c.test.ts',
          status: 'passed',
          assertionResults: [{status: 'passed', fullName: 'c works'}],
        },
      ],
    };
    expect(countTests(JSON.stringify(report))).toEqual({
      passed: 12,
      failures: ['test/a.test.ts: a fails', 'test/b.test.ts (did not start)'],
      flaky: [],
    });
  });

  it('reads what Playwright wrote, suites within suites', () => {
    const ok = {title: 'opens', file: 'menu.spec.ts', line: 3, tests: [{status: 'expected'}]};
    const bad = {title: 'closes', file: 'menu.spec.ts', line: 9, tests: [{status: 'unexpected'}]};
    const late = {title: 'slides', file: 'menu.spec.ts', line: 20, tests: [{status: 'flaky'}]};
    const report = {
      suites: [{specs: [ok, late], suites: [{specs: [bad]}]}],
    };
    expect(countTests(JSON.stringify(report))).toEqual({
      passed: 2,
      failures: ['menu.spec.ts:9: closes'],
      flaky: ['menu.spec.ts:20: slides'],
    });
  });

  it('refuses anything else', () => {
    expect(() => countTests('{"passed": 3}')).toThrow();
  });
});
