import * as z from 'zod';

const count = z.int();

const jestReport = z
  .object({numPassedTests: count, numFailedTests: count, numRuntimeErrorTestSuites: count})
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    flaky: 0,
  }));

const playwrightReport = z
  .object({stats: z.object({expected: count, unexpected: count, flaky: count})})
  .transform(({stats: {expected, unexpected, flaky}}) => ({
    passed: expected + flaky,
    failed: unexpected,
    flaky,
  }));

/** How many tests passed and failed; of those that passed, how many at the second try. */
export type Count = z.output<typeof jestReport>;

/**
 * Reads what a runner counted; it has printed itself which tests failed.
 * @param json what jest or Playwright wrote
 * @throws when it is the report of neither
 */
export const countTests = (json: string): Count =>
  z.union([jestReport, playwrightReport]).parse(JSON.parse(json));
