import * as z from 'zod';

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

const jestReport = z
  .object({numPassedTests: z.int(), numFailedTests: z.int(), numRuntimeErrorTestSuites: z.int()})
  .transform((report): Count => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));

const playwrightReport = z
  .object({stats: z.object({expected: z.int(), unexpected: z.int(), flaky: z.int()})})
  .transform(({stats}): Count => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));

/**
 * Reads how many tests a runner counted.
 * @param json what jest or Playwright wrote
 * @throws when it is the report of neither
 */
export function countTests(json: string): Count {
  return z.union([jestReport, playwrightReport]).parse(JSON.parse(json));
}
