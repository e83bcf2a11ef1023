import * as z from 'zod';

/** How many tests passed, and file and name of each that failed or passed at the second try. */
export interface Count {
  passed: number;
  failures: readonly string[];
  flaky: readonly string[];
}

const text = z.string();

const jestReport = z
  .object({
    numPassedTests: z.int(),
    testResults: z.array(
      z.object({
        name: text,
        status: text,
        assertionResults: z.array(z.object({status: text, fullName: text})),
      }),
    ),
  })
  .transform(({numPassedTests, testResults}): Count => ({
    passed: numPassedTests,
    failures: testResults
      .filter(({status}) => status === 'failed')
      .flatMap(({name, assertionResults}) => {
        const failed = assertionResults.filter(({status}) => status === 'failed');
        if (failed.length === 0) return [`${name} (did not start)`];
        return failed.map(({fullName}) => `${name}: ${fullName}`);
      }),
    flaky: [],
  }));

const spec = z.object({
  title: text,
  file: text,
  line: z.int(),
  tests: z.array(z.object({status: text})),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const specsOf = ({specs, suites = []}: z.infer<typeof suite>): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const playwrightReport = z.object({suites: z.array(suite)}).transform(({suites}): Count => {
  const ended = (wanted: string) =>
    suites
      .flatMap(specsOf)
      .flatMap(({title, file, line, tests}) =>
        tests.filter(({status}) => status === wanted).map(() => `${file}:${line}: ${title}`),
      );
  const flaky = ended('flaky');
  return {passed: ended('expected').length + flaky.length, failures: ended('unexpected'), flaky};
});

/**
 * Reads how many tests a runner counted, and which of them failed.
 * @param json what jest or Playwright wrote
 * @throws when it is the report of neither
 */
export const countTests = (json: string): Count =>
  z.union([jestReport, playwrightReport]).parse(JSON.parse(json));
