import * as z from 'zod';

/** How many tests passed and failed, and which failed. */
export interface Count {
  passed: number;
  failed: number;
  /** File and name of each test that failed. */
  failures: readonly string[];
  /** File and name of each that passed only when it was tried again. */
  flaky: readonly string[];
}

const jestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numRuntimeErrorTestSuites: z.int(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({status: z.string(), fullName: z.string()})),
      }),
    ),
  })
  .transform(({testResults, ...report}): Count => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: testResults
      .filter(({status}) => status === 'failed')
      .flatMap(({name, assertionResults}) => {
        const failed = assertionResults.filter(({status}) => status === 'failed');
        return failed.length === 0
          ? [`${name} (did not start)`]
          : failed.map(({fullName}) => `${name}: ${fullName}`);
      }),
    flaky: [],
  }));

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(z.object({status: z.string()})),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

const specsOf = (suites: readonly Suite[]): z.infer<typeof spec>[] =>
  suites.flatMap((one) => [...one.specs, ...specsOf(one.suites ?? [])]);

const named = (suites: readonly Suite[], ended: string): string[] =>
  specsOf(suites)
    .filter(({tests}) => tests.some(({status}) => status === ended))
    .map(({file, line, title}) => `${file}:${line}: ${title}`);

const playwrightReport = z
  .object({
    suites: z.array(suite),
    stats: z.object({expected: z.int(), unexpected: z.int(), flaky: z.int()}),
  })
  .transform(({suites, stats}): Count => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: named(suites, 'unexpected'),
    flaky: named(suites, 'flaky'),
  }));

/**
 * Reads how many tests a runner counted, and which of them failed.
 * @param json what jest or Playwright wrote
 * @throws when it is the report of neither
 */
export function countTests(json: string): Count {
  return z.union([jestReport, playwrightReport]).parse(JSON.parse(json));
}
