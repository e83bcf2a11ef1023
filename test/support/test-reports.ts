import path from 'node:path';
import * as z from 'zod';

/** What became of a test. One that was skipped did not run. */
export type Outcome = 'passed' | 'failed' | 'did not run';

/** A test that ran, or did not. */
export interface TestResult {
  /** Path below `test/`. */
  file: string;
  /** Its title after those of the groups around it. */
  name: string;
  /** Numbers of the requirements that its tags name. */
  proves: readonly string[];
  outcome: Outcome;
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
    testResults.flatMap(({name: file, assertionResults}) =>
      assertionResults.map(({fullName, status}) => result(relative(file), fullName, [status])),
    ),
  );

const relative = (file: string) => path.relative('test', file).split(path.sep).join('/');

const suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tags: z.array(z.string()),
      tests: z.array(z.object({status: z.string()})).min(1),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

type Suite = z.infer<typeof suite>;

const playwrightReport = z
  .object({suites: z.array(suite)})
  // The outermost suite is the file.
  .transform(({suites}) => suites.flatMap((file) => resultsOf(file, [])));

const resultsOf = ({file, specs, suites = []}: Suite, groups: readonly string[]): TestResult[] => [
  ...specs.map(({title, tags, tests}) =>
    result(
      `browser/${file}`,
      [...groups, title].join(' '),
      tests.map(({status}) => status),
      tags,
    ),
  ),
  ...suites.flatMap((inner) => resultsOf(inner, [...groups, inner.title])),
];

/** @param tags without the `@`, as Playwright reports them */
const result = (
  file: string,
  name: string,
  statuses: readonly string[],
  tags: readonly string[] = [],
): TestResult => ({
  file,
  name: name.replace(/ @spec-\S*/g, ''),
  proves: [...new Set(numbersIn([name, ...tags.map((tag) => `@${tag}`)].join(' ')))],
  outcome: worst(statuses.map(outcomeOf)),
});

const numbersIn = (text: string) => [...text.matchAll(/@spec-(\S*)/g)].map(([, number]) => number!);

/** The words of both runners. A flaky test of Playwright passed in the end. */
function outcomeOf(status: string): Outcome {
  if (['passed', 'expected', 'flaky'].includes(status)) return 'passed';
  return ['failed', 'unexpected'].includes(status) ? 'failed' : 'did not run';
}

const order: readonly Outcome[] = ['failed', 'did not run', 'passed'];
const worst = (outcomes: readonly Outcome[]) =>
  order.find((outcome) => outcomes.includes(outcome)) ?? 'did not run';

/**
 * Reads what became of each test.
 * @param reports what jest and Playwright wrote as JSON
 * @throws when a report is that of neither
 */
export const readResults = (reports: readonly string[]): TestResult[] =>
  reports.flatMap((json) => z.union([jestReport, playwrightReport]).parse(JSON.parse(json)));
