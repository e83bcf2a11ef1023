import {writtenFiles} from '../../content/examples/written-files';
import type {ContentPage} from '../../content/content-page';
import type {Finding} from '../../content/finding';
import {type PagePart, pagePart} from '../example-runs/parts-of-page';
import {runStep} from '../example-runs/run-step';
import type {Context, PageRule} from './rule';
import {chainsOf, namedSteps} from './steps';

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
