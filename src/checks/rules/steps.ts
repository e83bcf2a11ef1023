import {
  examplesFolderOf,
  type Example,
  readExample,
  type Step,
} from '../../content/examples/read-example';
import type {ContentPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import {pagePart, type PagePart} from '../example-runs/parts-of-page';
import {runStep} from '../example-runs/run-step';
import type {Context, PageRule} from './rule';
import {writtenFiles} from '../../content/examples/written-files';

/**
 * Plays every step of the guides that a page quotes: in a clean folder, with the commands of its
 * step.json, and in a browser that looks at what the step says is seen.
 */
export const steps: PageRule = {
  name: 'step',
  async check(page, context) {
    const findings: Finding[] = [];
    for (const {example, line} of chainsOf(page, context)) {
      findings.push(...leftOut(example, page, line));
      const results = await Promise.all(
        example.steps.map(async (step) => ({
          step,
          faults: await faultsOf(example, step, page, context),
        })),
      );
      for (const {step, faults} of results) {
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

/** Gives the names of the steps of an example that a page quotes or runs. */
function namedSteps({fences}: ContentPage, name: string): ReadonlySet<string> {
  return new Set(
    fences.flatMap(({file, example, project}) => {
      const [of, step] = (file ?? (project ? undefined : example) ?? '').split('/');
      return of === name && step ? [step] : [];
    }),
  );
}

/** A page that leads through some steps leads through all: readers are where no step left them. */
function leftOut({name, folder, steps}: Example, page: ContentPage, line: number): Finding[] {
  const named = namedSteps(page, name);
  if (named.size < 2) return [];
  return steps
    .filter((step) => !named.has(step.name))
    .map((step) => ({
      line,
      what: `the step ${folder}/${step.name} is left out`,
      why: 'the page quotes others, and readers who follow it miss what it changes',
      fix: 'quote a file of it, or run its commands in a terminal',
    }));
}

/** Gives every step of the guides that a page quotes. */
export const stepsOf = (page: ContentPage, context: Pick<Context, 'siteDir'>): readonly Step[] =>
  chainsOf(page, context).flatMap(({example}) => example.steps);

/** The examples in steps that a page quotes, each with the line of the first quotation. */
function chainsOf(
  {fences, file}: ContentPage,
  {siteDir}: Pick<Context, 'siteDir'>,
): {example: Example; line: number}[] {
  const chains = new Map<string, {example: Example; line: number}>();
  for (const fence of fences) {
    const name = (fence.files ?? fence.example ?? fence.file)?.split('/')[0];
    if (name === undefined || chains.has(name)) continue;
    try {
      const example = readExample(siteDir, examplesFolderOf(file), name);
      if (example.steps[0]?.name) chains.set(name, {example, line: fence.line});
    } catch {
      // Whoever names an example that is not there hears it from another rule.
    }
  }
  return [...chains.values()];
}

async function faultsOf(
  {name}: Example,
  step: Step,
  page: ContentPage,
  context: Context,
): Promise<string[]> {
  if (step.stepFile === undefined) return ['it has no step.json: say what is run and what is seen'];
  return (await runStep(pagePart(page, name, step), context)).faults;
}

/**
 * A guide shows what the build of a step writes beside its terminal, held against the step before
 * (`src/markdown/guide-steps`): a terminal that lists some of the files has to list all of them.
 */
export const allWrittenFiles: PageRule = {
  name: 'written files',
  async check(page, context) {
    const found = await Promise.all(
      partsOf(page, context).map(async (part) => {
        const {outputs} = await runStep(part, context);
        return hiddenFiles(part, outputs);
      }),
    );
    return found.flat();
  },
};

/** Gives the steps with terminals of the one example through which a page leads. */
function partsOf(page: ContentPage, context: Context): PagePart[] {
  const chains = chainsOf(page, context).filter(
    ({example}) => namedSteps(page, example.name).size > 1,
  );
  if (chains.length !== 1) return [];
  const {name, steps} = chains[0]!.example;
  return steps
    .map((step) => pagePart(page, name, step))
    .filter(({terminals}) => terminals.length > 0);
}

/** Finds what the first terminal that lists files leaves out. */
function hiddenFiles({terminals}: PagePart, outputs: readonly string[]): Finding[] {
  const exchanges = terminals.flatMap(({fence, exchanges: each}) =>
    each.map(({shown}) => ({shown, line: fence.line})),
  );
  const first = exchanges.findIndex(({shown}) => writtenFiles(shown).length > 0);
  if (first < 0) return [];
  const {shown, line} = exchanges[first]!;
  const listed = new Set(writtenFiles(shown).map(({name}) => name));
  const hidden = writtenFiles(outputs[first] ?? '').filter(({name}) => !listed.has(name));
  if (hidden.length === 0) return [];
  return [
    {
      line,
      what: `the terminal lists ${[...listed].join(', ')}, and leaves out ${hidden.map(({name}) => name).join(', ')}`,
      why: 'the margin compares the files with those of the step before, and would call these gone',
      fix: 'list all files that the build writes, or none of them',
    },
  ];
}
