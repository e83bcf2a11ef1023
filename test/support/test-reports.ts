import path from 'node:path';
import * as z from 'zod';

/** A test that ran, or did not. */
export interface TestResult {
  /** Path below `test/`. */
  file: string;
  /** Its title after those of the groups around it. */
  name: string;
  /** Numbers of the requirements that its tags name. */
  proves: readonly string[];
  /** `passed`, or else what became of it in the words of its runner. One that was skipped did not run. */
  outcome: string;
}

const jestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(z.object({fullName: z.string(), status: z.string()})),
      }),
    ),
  })
  .transform(({testResults}) =>
    testResults.flatMap(({name, assertionResults}) => {
      const file = path.relative('test', name).split(path.sep).join('/');
      return assertionResults.map(({fullName, status}) => result(file, fullName, [status]));
    }),
  );

const suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({title: z.string(), tests: z.array(z.object({status: z.string()})).min(1)}),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

type Suite = z.infer<typeof suite>;

const playwrightReport = z
  .object({suites: z.array(suite)})
  // The outermost suite is the file.
  .transform(({suites}) => suites.flatMap((file) => resultsOf(file, '')));

const resultsOf = ({file, specs, suites = []}: Suite, groups: string): TestResult[] => [
  ...specs.map(({title, tests}) =>
    result(
      `browser/${file}`,
      groups + title,
      tests.map(({status}) => status),
    ),
  ),
  ...suites.flatMap((inner) => resultsOf(inner, `${groups}${inner.title} `)),
];

/** A flaky test of Playwright passed in the end. */
const passed = ['passed', 'expected', 'flaky'];

const result = (file: string, title: string, statuses: readonly string[]): TestResult => ({
  file,
  name: title.replace(/ @spec-\S*/g, ''),
  proves: [...title.matchAll(/@spec-(\S*)/g)].map(([, number]) => number!),
  outcome: statuses.find((status) => !passed.includes(status)) ?? 'passed',
});

/**
 * Reads what became of each test.
 * @param reports what jest and Playwright wrote as JSON
 * @throws when a report is that of neither
 */
export const readResults = (reports: readonly string[]): TestResult[] =>
  reports.flatMap((json) => z.union([jestReport, playwrightReport]).parse(JSON.parse(json)));
