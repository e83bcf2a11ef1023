import {languageAdvice} from '../language';
import {readContentPage} from '../../content/content-page';
import type {Problem} from '../../content/finding';
import {evaluate} from './evaluate';
import {kindOf} from './kinds';
import type {Context} from '../rules/rule';
import {pageRules, sampleRules} from '../rules';
import {stepsOf} from '../rules/steps';
import {exchangesIn, isCompared} from '../example-runs/exchanges';

/** What the check of a page found, and how much it looked at. */
export interface PageReport {
  file: string;
  problems: Problem[];
  /** How many blocks were run or parsed, by kind. */
  samples: Record<string, number>;
  /** How many blocks have a mark that excuses them, by mark. */
  exceptions: Record<string, number>;
  /** What was played in examples: commands whose output was compared, and steps of guides. */
  played: Record<'commands' | 'steps', number>;
  /** What a writer may think about. */
  advice: Problem[];
}

/**
 * Asks every rule about a page.
 * @param file path relative to the site
 */
export async function checkPage(file: string, context: Context): Promise<PageReport> {
  const page = await readContentPage(context.siteDir, file);
  const report: PageReport = {
    file,
    problems: [],
    samples: {},
    exceptions: {},
    played: {
      commands: page.fences
        .filter(isCompared)
        .reduce((sum, fence) => sum + exchangesIn(fence).length, 0),
      steps: stepsOf(page, context).length,
    },
    advice: languageAdvice.flatMap(({name, check}) =>
      check(page).map((finding) => ({rule: name, ...finding, file})),
    ),
  };
  const add = (rule: string, found: readonly Omit<Problem, 'file' | 'rule'>[]) =>
    report.problems.push(...found.map((finding) => ({rule, ...finding, file})));
  add('block', page.findings);

  const results = page.fences.map(async (fence) => {
    const {rules, findings} = await evaluate(page, fence, sampleRules, context);
    if (rules.length > 0) count(report.samples, kindOf(fence));
    for (const mark of ['fragment', 'invalid', 'version', 'pasted'] as const)
      if (fence[mark]) count(report.exceptions, mark);
    if (fence.needs.length > 0) count(report.exceptions, 'needs');
    return findings;
  });
  for (const findings of await Promise.all(results)) {
    for (const {rule, ...finding} of findings) add(rule, [finding]);
  }
  for (const rule of pageRules) add(rule.name, await rule.check(page, context));
  report.problems.sort((a, b) => a.line - b.line);
  return report;
}

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};
