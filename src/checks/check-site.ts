import {cpus} from 'node:os';
import type {Browser} from '@playwright/test';
import pLimit from 'p-limit';
import type {Finding, Problem} from '../content/finding';
import {readContentPage} from '../content/page';
import {findUnsettledStatements, readStatements} from './claims/statements';
import {factsOf} from './coverage/fact-ids';
import {coverageOf} from './coverage/page-coverage';
import {proofRules, staticRules} from './rules';
import type {Context} from './rule';
import {Sandbox} from './sandbox';
import {countProofs} from './count-proofs';
import {recordColors} from './example-runs/run-terminals';
import {evaluateSample} from './evaluate-sample';

/** The result of checking a page. */
export type PageReport = Awaited<ReturnType<typeof checkPage>>;

/**
 * Checks pages in parallel, and stops all processes that it started.
 * @param siteDir absolute folder of the site
 * @param files paths of the pages, relative to the site
 * @param launch starts the browser for the steps of guides
 * @param accept whether changed outputs are written into the pages
 * @param isProved whether the samples, examples and claims of a page are run as well
 * @param onChecked gets the report of each page that was run, as soon as it is done
 */
export async function checkSite({
  siteDir,
  files,
  launch,
  accept = false,
  isProved = () => true,
  onChecked = () => {},
}: {
  siteDir: string;
  files: readonly string[];
  launch: () => Promise<Browser>;
  accept?: boolean;
  isProved?: (file: string) => boolean;
  onChecked?: (report: PageReport) => void;
}): Promise<PageReport[]> {
  const sandbox = new Sandbox(siteDir);
  let browser: Promise<Browser> | undefined;
  const context: Context = {
    siteDir,
    sandbox,
    accept,
    limit: pLimit(cpus().length),
    browser: () => (browser ??= launch()),
  };
  const close = () => sandbox.close();
  process.once('exit', close);
  try {
    // Limited, so that pages are done one after the other, and an interrupted run has checked some in full.
    const limitPages = pLimit(2 * cpus().length);
    return await Promise.all(
      files.map((file) =>
        limitPages(async () => {
          const report = await checkPage(file, context, isProved(file));
          if (isProved(file)) onChecked(report);
          return report;
        }),
      ),
    );
  } finally {
    process.off('exit', close);
    close();
    await (await browser)?.close();
  }
}

async function checkPage(file: string, context: Context, isProved: boolean) {
  const page = await readContentPage(context.siteDir, file);
  const {covered, findings} = coverageOf(page, await factsOf(page.version));
  const statements = readStatements(page, context.siteDir);
  const problems: Problem[] = [];
  const add = (rule: string, ruleFindings: readonly Finding[]) =>
    problems.push(...ruleFindings.map((finding) => ({...finding, rule, file})));
  add('block', page.findings);
  add('coverage', findings);
  add('statement', findUnsettledStatements(statements));
  if (isProved) {
    const sampleReports = page.fences.map((fence) => evaluateSample(page, fence, context));
    for (const {rule, ...finding} of (await Promise.all(sampleReports)).flat())
      add(rule, [finding]);
  }
  for (const rule of isProved ? [...proofRules, ...staticRules] : staticRules)
    add(rule.name, await rule.check(page, context));
  // Colors are recorded only when all terminals show what their runs print.
  const colors = isProved && problems.length === 0 ? await recordColors(page, context) : {};
  return {
    file,
    problems: problems.sort((a, b) => a.line - b.line),
    /** Ids of the facts that the page describes. */
    covered,
    /** The content of the page's record; missing when only static rules ran. */
    proved: isProved
      ? {
          ...countProofs(page, statements, context.siteDir),
          ...(Object.keys(colors).length > 0 && {colors}),
        }
      : undefined,
  };
}
