import type {PageReport} from '../../samples/check-page';
import {formatProblem} from '../../samples/finding';

/** Prints every problem, and at the end what was looked at. */
export function print(reports: readonly PageReport[], milliseconds: number): void {
  const problems = reports.flatMap((report) => report.problems);
  for (const problem of problems) console.log(formatProblem(problem));
  if (problems.length > 0) console.log('');
  console.log(`samples: ${listed(reports.map(({samples}) => samples))}`);
  console.log(`exceptions: ${listed(reports.map(({exceptions}) => exceptions))}`);
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(
    `${counted(reports.length, 'page')}, ${counted(problems.length, 'problem')}, ${seconds} s`,
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function listed(counts: readonly Record<string, number>[]): string {
  const sums = new Map<string, number>();
  for (const [name, count] of counts.flatMap((one) => Object.entries(one)))
    sums.set(name, (sums.get(name) ?? 0) + count);
  const entries = [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`);
  return entries.join(', ') || 'none';
}
