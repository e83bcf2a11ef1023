import {examplesFolderOf} from '../../examples/folders';
import {type Example, readExample, type Step} from '../../examples/read-example';
import type {ContentPage} from '../content-page';
import type {Finding} from '../finding';
import {runCommand} from '../plays/commands';
import {look} from '../plays/look';
import {type Play, readPlay} from '../plays/play';
import {PlayFolder} from '../plays/play-folder';
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
          faults: await kept(example, step, page, context),
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

function kept(
  example: Example,
  step: Step,
  {version}: ContentPage,
  context: Context,
): Promise<string[]> {
  const files = [...step.files].flatMap(([file, content]) => [file, content.toString('base64')]);
  const inputs = ['step', version.label, example.name, step.play ?? '', ...files];
  return context.cache.kept(inputs, () =>
    context.limit(() => played(example, step, version.label, context)),
  );
}

async function played(
  example: Example,
  step: Step,
  version: '5' | '4',
  {siteDir, browser}: Context,
): Promise<string[]> {
  if (step.play === undefined) return ['it has no step.json: say what is run and what is seen'];
  let play: Play;
  try {
    play = readPlay(step.play);
  } catch (error) {
    return [`step.json: ${(error as Error).message}`];
  }
  if (play.open === undefined && play.seen.length > 0)
    return ['step.json: seen needs "open", the page that is opened'];
  const folder = new PlayFolder(siteDir, example.name, step.files, version);
  try {
    for (const command of play.run) {
      const {code, output} = await runCommand(folder, command);
      if (code !== 0) return [`"${command}" ends with exit code ${code}: ${output.slice(-600)}`];
    }
    return play.open === undefined ? [] : await look(await browser(), folder.folder, play);
  } finally {
    folder.remove();
  }
}
