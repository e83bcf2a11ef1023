import {examplesFolderOf, type Example, readExample} from '../../content/examples/read-example';
import type {ContentPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import {stepWithTerminals} from '../example-runs/steps-on-page';
import {runStep} from '../example-runs/run-step';
import type {PageRule} from '../rule';

/**
 * Checks the steps of the guide examples that a page quotes: runs the commands of step.json in a clean
 * folder, and its assertions in a browser.
 */
export const steps: PageRule = {
  name: 'step',
  async check(page, context) {
    const stepChecks = findGuideExamples(page, context.siteDir).flatMap(({example, line}) =>
      example.steps.map(async (step): Promise<Finding[]> => {
        const {faults} = step.stepFile
          ? await runStep(stepWithTerminals(page, example.name, step), context)
          : {faults: ['it has no step.json: say what is run and what is seen']};
        const folder = `${example.folder}/${step.name}`;
        const fix = `mend the step or its ${folder}/step.json`;
        return faults.map((fault) => ({line, message: `${folder}: ${fault}`, fix}));
      }),
    );
    return (await Promise.all(stepChecks)).flat();
  },
};

/** Finds the examples in steps that a page quotes, with the line of the first quotation. */
export function findGuideExamples(
  {fences, file}: ContentPage,
  siteDir: string,
): {example: Example; line: number}[] {
  const firstLines = new Map<string, number>();
  for (const fence of fences) {
    const name = (fence.files ?? fence.example ?? fence.file)?.split('/')[0];
    if (name !== undefined && !firstLines.has(name)) firstLines.set(name, fence.line);
  }
  return [...firstLines].flatMap(([name, line]) => {
    try {
      const example = readExample(siteDir, examplesFolderOf(file), name);
      return example.steps[0]?.name ? [{example, line}] : [];
    } catch {
      // An example that does not exist is reported by another rule.
      return [];
    }
  });
}
