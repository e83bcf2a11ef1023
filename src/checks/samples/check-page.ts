import {type ContentPage, readContentPage} from '../../content/page';
import type {Problem} from '../../content/finding';
import type {Proof} from '../../content/proofs';
import {evaluate, rulesFor} from './evaluate';
import {sampleKindOf} from './kinds';
import type {Context} from '../rules/rule';
import {proofRules, staticRules} from '../rules';
import {chainsOf} from '../rules/steps';
import {exchangesIn, isCompared} from '../example-runs/outputs';
import {readPageClaims} from '../claims/read-claims';

/**
 * How much of a page was run: blocks by kind, marks that excuse some, commands whose output was
 * compared, steps of guides, and claims.
 */
export type Proved = Pick<Proof, 'samples' | 'exceptions' | 'played' | 'claims'>;

/** What the check of a page found, and how much it looked at. */
export interface PageReport {
  file: string;
  problems: Problem[];
  /** What was run; nothing where only the rules that run nothing were asked. */
  proved?: Proved;
}

/**
 * Asks the rules about a page.
 * @param file path relative to the site
 * @param isProved whether its samples, examples and claims are run, too
 */
export async function checkPage(file: string, context: Context, isProved: boolean) {
  const page = await readContentPage(context.siteDir, file);
  const report: PageReport = {file, problems: []};
  const add = (rule: string, found: readonly Omit<Problem, 'file' | 'rule'>[]) =>
    report.problems.push(...found.map((finding) => ({rule, ...finding, file})));
  add('block', page.findings);
  if (isProved) {
    const {proved, findings} = await runSamples(page, context);
    report.proved = proved;
    for (const {rule, ...finding} of findings) add(rule, [finding]);
  }
  for (const rule of isProved ? [...proofRules, ...staticRules] : staticRules)
    add(rule.name, await rule.check(page, context));
  report.problems.sort((a, b) => a.line - b.line);
  return report;
}

async function runSamples(page: ContentPage, context: Context) {
  const proved: Proved = {
    samples: {},
    exceptions: {},
    played: {
      commands: page.fences
        .filter(isCompared)
        .reduce((sum, fence) => sum + exchangesIn(fence).length, 0),
      steps: chainsOf(page, context.siteDir).flatMap(({example}) => example.steps).length,
    },
    claims: readPageClaims(context.siteDir, page.file).flatMap(({claims}) => claims).length,
  };
  const results = page.fences.map(async (fence) => {
    const findings = await evaluate(page, fence, context);
    if (rulesFor(fence).length > 0) count(proved.samples, sampleKindOf(fence));
    for (const mark of ['fragment', 'invalid', 'version', 'pasted'] as const)
      if (fence[mark]) count(proved.exceptions, mark);
    if (fence.needs.length > 0) count(proved.exceptions, 'needs');
    return findings;
  });
  return {proved, findings: (await Promise.all(results)).flat()};
}

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};
