import path from 'node:path';
import * as z from 'zod';

/** What became of a test. One that was skipped did not run. */
export type Outcome = 'passed' | 'failed' | 'not run';

/** Outcomes of tests by `file › name`; the file is a path below `test/`. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Gives the key of a test among outcomes. */
export const keyOf = ({file, name}: {file: string; name: string}) => `${file} › ${name}`;

type Row = readonly [file: string, name: string, outcome: Outcome];

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
      assertionResults.map(({fullName, status}): Row => [relative(file), fullName, named(status)]),
    ),
  );

const relative = (file: string) => path.relative('test', file).split(path.sep).join('/');

interface Suite {
  title: string;
  file: string;
  specs: {title: string; tests: {status: string}[]}[];
  suites?: Suite[];
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({title: z.string(), tests: z.array(z.object({status: z.string()})).min(1)}),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z
  .object({suites: z.array(suite)})
  // The outermost suite is the file.
  .transform(({suites}) => suites.flatMap((file) => rowsOf(file, [])));

function rowsOf({file, specs, suites = []}: Suite, groups: readonly string[]): Row[] {
  const own = specs.map(({title, tests}): Row => [
    `browser/${file}`,
    [...groups, title].join(' '),
    worst(tests.map(({status}) => named(status))),
  ]);
  return [...own, ...suites.flatMap((inner) => rowsOf(inner, [...groups, inner.title]))];
}

/** The words of both runners. A flaky test of Playwright passed in the end. */
function named(status: string): Outcome {
  if (['passed', 'expected', 'flaky'].includes(status)) return 'passed';
  return ['failed', 'unexpected'].includes(status) ? 'failed' : 'not run';
}

const order: readonly Outcome[] = ['failed', 'not run', 'passed'];
const worst = (outcomes: readonly Outcome[]) =>
  order.find((outcome) => outcomes.includes(outcome)) ?? 'not run';

/**
 * Reads what became of each test. Of tests with one name the worst counts.
 * @param reports what jest and Playwright wrote as JSON
 * @throws when a report is that of neither
 */
export function outcomesOf(reports: readonly string[]): Outcomes {
  const outcomes = new Map<string, Outcome>();
  const rows = reports.flatMap((json) =>
    z.union([jestReport, playwrightReport]).parse(JSON.parse(json)),
  );
  for (const [file, name, outcome] of rows) {
    const key = keyOf({file, name});
    outcomes.set(key, worst([outcome, outcomes.get(key) ?? outcome]));
  }
  return outcomes;
}
