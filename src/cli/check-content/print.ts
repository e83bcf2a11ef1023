import type {PageReport} from '../../checks/samples/check-page';
import {formatProblem, type Problem} from '../../content/finding';

/**
 * Prints every problem, and what was looked at.
 * @param ofSite problems that depend on more than one page
 */
export function print(reports: readonly PageReport[], ofSite: readonly Problem[]): void {
  const problems = [...reports.flatMap((report) => report.problems), ...ofSite];
  for (const problem of problems) console.log(formatProblem(problem));
  if (problems.length > 0) console.log('');
  const ran = reports.flatMap(({proved}) => proved ?? []);
  console.log(`samples: ${listed(ran.map(({samples}) => samples))}`);
  console.log(`exceptions: ${listed(ran.map(({exceptions}) => exceptions))}`);
  console.log(`played: ${listed(ran.map(({played, claims}) => ({...played, claims})))}`);
}

function listed(counts: readonly Record<string, number>[]): string {
  const sums = new Map<string, number>();
  for (const [name, count] of counts.flatMap((one) => Object.entries(one)))
    sums.set(name, (sums.get(name) ?? 0) + count);
  const entries = [...sums]
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`);
  return entries.join(', ') || 'none';
}
