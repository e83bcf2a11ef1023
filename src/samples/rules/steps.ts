import {examplesFolderOf} from '../../examples/folders';
import {type Example, readExample, type Step} from '../../examples/read-example';
import type {ContentPage} from '../content-page';
import type {Finding} from '../finding';
import {pagePart} from '../plays/parts-of-page';
import {playStep} from '../plays/play-step';
import type {Context, PageRule} from '../rule';

/**
 * Plays every step of the guides that a page quotes: in a clean folder, with the commands of its
 * step.json, and in a browser that looks at what the step says is seen.
 */
export const steps: PageRule = {
  name: 'step',
  async check(page, context) {
    const findings: Finding[] = [];
    for (const [name, line] of chainsOf(page, context)) {
      const example = readExample(context.siteDir, examplesFolderOf(page.file), name);
      const played = await Promise.all(
        example.steps.map(async (step) => ({
          step,
          faults: await faultsOf(example, step, page, context),
        })),
      );
      for (const {step, faults} of played) {
        findings.push(
          ...faults.map((what) => ({
            line,
            what: `${example.folder}/${step.name}: ${what}`,
            fix: `mend the step or its ${example.folder}/${step.name}/step.json`,
          })),
        );
      }
    }
    return findings;
  },
};

/** The examples in steps that a page quotes, each with the line of the first quotation. */
function chainsOf({fences, file}: ContentPage, {siteDir}: Context): Map<string, number> {
  const chains = new Map<string, number>();
  for (const fence of fences) {
    const name = (fence.files ?? fence.example ?? fence.file)?.split('/')[0];
    if (name === undefined || chains.has(name)) continue;
    try {
      const {steps: all} = readExample(siteDir, examplesFolderOf(file), name);
      if (all[0]?.name) chains.set(name, fence.line);
    } catch {
      // Whoever names an example that is not there hears it from another rule.
    }
  }
  return chains;
}

async function faultsOf(
  {name}: Example,
  step: Step,
  page: ContentPage,
  context: Context,
): Promise<string[]> {
  if (step.play === undefined) return ['it has no step.json: say what is run and what is seen'];
  return (await playStep(pagePart(page, name, step), context)).faults;
}
