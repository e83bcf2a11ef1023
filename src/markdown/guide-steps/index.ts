import path from 'node:path';
import type {Root, RootContent, Element} from 'hast';
import {h} from 'hastscript';
import type {VFile} from 'vfile';
import {toString} from 'hast-util-to-string';
import {archiveAddress} from '../../content/examples/archives';
import {
  examplesFolderOf,
  type Example,
  readExample,
  filesOfStep,
} from '../../content/examples/read-example';
import {stepIndex} from '../../content/examples/quote';
import {errorAt, isMirrored} from '../../content/place';
import {asFinishedHtml} from '../finished-html';
import {projectTree} from './project-tree';
import {stepRow, type StepsOfPage, stepsOfPage, type StepStart} from './step-starts';
import {sizesBeside} from './file-sizes';

/**
 * Puts before a guide that leads through an example the row of its steps, and beside it what belongs
 * to each of them: how far the
 * reader is, the project's files with those the step changes, and the sizes of what its build writes.
 * @throws when the page names an example or step that is not there, or shows the steps out of order,
 * naming file and line
 */
export function guideSteps() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    const steps = stepsOfPage(tree);
    if (!steps) return;
    assertOrder(steps, file);
    const root = examplesFolderOf(path.relative(process.cwd(), file.path ?? ''));
    const example = exampleOf(steps, root, file);
    const {starts, end} = steps;
    const sizes = sizesBeside(tree, steps);
    const row = stepRow(tree, starts);
    for (const start of starts) {
      numberHeading(start, starts);
      const {before, after} = partsOf(start, steps, example, root);
      insert(tree, start.at, before);
      insert(tree, start.heading ?? start.at, after, start.heading ? 1 : 0);
    }
    for (const {at, drawn} of sizes) insert(tree, at, [asFinishedHtml(drawn)]);
    if (row) tree.children.unshift(row);
    // What covers the last ribbon where no step is shown any more.
    if (end) insert(tree, end, [h('div.ribbon')]);
  };
}

function assertOrder({starts, example}: StepsOfPage, file: VFile): void {
  starts.forEach(({number, name, quotation}, position) => {
    const before = starts[position - 1];
    if (!before || before.number < number) return;
    throw errorAt(
      file,
      quotation,
      `code block: the step ${example}/${name} is shown after ${before.name}; show the steps in their order`,
    );
  });
}

/** Reads the example, and makes sure that it has the steps that the page names. */
function exampleOf({example: name, starts}: StepsOfPage, root: string, file: VFile): Example {
  let at = starts[0]!.quotation;
  try {
    const example = readExample(process.cwd(), root, name);
    for (const start of starts) {
      at = start.quotation;
      stepIndex(example, start.name);
    }
    return example;
  } catch (error) {
    throw errorAt(file, at, `code block: ${(error as Error).message}`);
  }
}

/** Gives what stands above the heading of a step, and what below it. */
function partsOf(
  start: StepStart,
  {starts}: StepsOfPage,
  example: Example,
  root: string,
): {before: RootContent[]; after: RootContent[]} {
  const download = archiveAddress(root, example.name, start.name);
  const files = filesOfStep(example, stepIndex(example, start.name));
  return {
    before: [
      ...(start.heading ? [h('hr.step')] : []),
      asFinishedHtml(ribbon(start, starts, example.steps.length)),
    ],
    after: [asFinishedHtml(projectTree(start.number, files, download))],
  };
}

/** A heading has the numbers of the steps that begin below it. */
function numberHeading({heading, number}: StepStart, starts: readonly StepStart[]): void {
  if (!heading) return;
  const last = starts.filter(({section}) => section === heading).at(-1)!.number;
  heading.properties.dataStep = last > number ? `${number}–${last}` : String(number);
}

function insert(tree: Root, at: RootContent, nodes: RootContent[], offset = 0): void {
  tree.children.splice(tree.children.indexOf(at) + offset, 0, ...nodes);
}

/**
 * Draws how far a reader is: "Step 2 of 8" and a box for each step, which leads to it. The boxes are
 * for pointers only: with the keyboard the row of steps above the text leads there.
 * @param total how many steps the example has; one that the page does not show leads nowhere
 */
function ribbon({number}: StepStart, starts: readonly StepStart[], total: number): Element {
  const boxes = Array.from({length: total}, (_, index) =>
    box(index + 1, starts, index + 1 === number),
  );
  return h('div.ribbon', [
    h('span', `Step ${number} of ${total}`),
    h('ol.stops', {ariaHidden: 'true'}, boxes),
  ]);
}

function box(number: number, starts: readonly StepStart[], isCurrent: boolean): Element {
  const section = starts.find((start) => start.number === number)?.section;
  const link =
    section &&
    h('a', {
      href: `#${String(section.properties.id)}`,
      tabIndex: -1,
      title: `${number} ${toString(section)}`,
    });
  return h('li', {className: isCurrent ? 'now' : undefined}, link ? [link] : []);
}
