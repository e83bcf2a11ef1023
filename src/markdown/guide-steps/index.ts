import type {Root, RootContent, Element} from 'hast';
import {h} from 'hastscript';
import type {VFile} from 'vfile';
import {toString} from 'hast-util-to-string';
import {archiveUrl} from '../../content/examples/archives';
import {
  examplesFolderOf,
  type Example,
  readExample,
  filesOfStep,
} from '../../content/examples/read-example';
import {findStepIndex} from '../../content/examples/quote';
import {pagePath} from '../../content/page-path';
import {locateError} from '../located-error';
import {asFinishedHtml} from '../finished-html';
import {drawProjectTree} from './project-tree';
import {numbersOf, drawStepRow, type StepsOfPage, stepsOfPage, type StepStart} from './step-starts';
import {drawStepSizes} from './file-sizes';

/**
 * Puts the row of its steps below the first paragraph of a guide that leads through an example, and beside each step how
 * far the reader is, the files of the project with those that the step changes, and the sizes of what
 * its build writes.
 * @throws when the page names an example or step that is not there, or shows the steps out of order,
 * naming file and line
 */
export function guideSteps() {
  return (tree: Root, file: VFile): void => {
    const steps = stepsOfPage(tree);
    if (!steps) return;
    const {starts, end} = steps;
    const root = examplesFolderOf(pagePath(file));
    const example = exampleOf(steps, root, file);
    const sizes = drawStepSizes(tree, steps);
    const row = drawStepRow(starts);
    for (const {name, number, heading, at} of starts) {
      // Its attribute has the numbers of all steps that begin below it: `2` or `2–4`.
      if (heading)
        heading.properties.dataStep = numbersOf(starts.filter(({section}) => section === heading));
      const files = filesOfStep(example, findStepIndex(example, name));
      const download = archiveUrl(root, example.name, name);
      insert(
        tree,
        at,
        ...(heading ? [h('hr.step')] : []),
        asFinishedHtml(drawRibbon(number, starts, example.steps.length)),
      );
      const below = heading ? tree.children[tree.children.indexOf(heading) + 1] : at;
      insert(tree, below, asFinishedHtml(drawProjectTree(number, files, download)));
    }
    for (const {at, drawn} of sizes) insert(tree, at, asFinishedHtml(drawn));
    if (row) insert(tree, belowIntroduction(tree), row);
    // An empty ribbon covers the last sticky one below the section of the last step.
    if (end) insert(tree, end, h('div.ribbon'));
  };
}

/** Gives the node after the first paragraph, so that readers see first what the guide is about. */
function belowIntroduction({children}: Root): RootContent | undefined {
  const [first, second] = children.filter((child) => child.type === 'element');
  return first?.tagName === 'p' ? second : first;
}

/** Reads the example. @throws when it does not have the steps of the page, or in another order */
function exampleOf({example: name, starts}: StepsOfPage, root: string, file: VFile): Example {
  let at = starts[0]!.quotation;
  try {
    const example = readExample(process.cwd(), root, name);
    for (const [position, {name: step, number, quotation}] of starts.entries()) {
      at = quotation;
      findStepIndex(example, step);
      const before = starts[position - 1];
      if (before && before.number >= number)
        throw new Error(
          `the step ${name}/${step} is shown after ${before.name}; show the steps in their order`,
        );
    }
    return example;
  } catch (error) {
    throw locateError(file, at, 'code block', error);
  }
}

/** Inserts nodes before a child of the page, or at the end of the page without one. */
function insert({children}: Root, at: RootContent | undefined, ...nodes: RootContent[]): void {
  children.splice(at ? children.indexOf(at) : children.length, 0, ...nodes);
}

/**
 * Draws how far a reader is: "Step 2 of 8" and a box for each step, which leads to it. The boxes are
 * for pointers only: with the keyboard the row of steps above the text leads there.
 * @param total how many steps the example has; one that the page does not show leads nowhere
 */
function drawRibbon(current: number, starts: readonly StepStart[], total: number): Element {
  const boxes = Array.from({length: total}, (_, index) => {
    const number = index + 1;
    const section = starts.find((start) => start.number === number)?.section;
    const href = `#${String(section?.properties.id)}`;
    return h('li', {className: number === current ? 'now' : undefined}, [
      section ? h('a', {href, tabIndex: -1, title: `${number} ${toString(section)}`}) : null,
    ]);
  });
  return h('div.ribbon', [
    h('span', `Step ${current} of ${total}`),
    h('ol.stops', {ariaHidden: 'true'}, boxes),
  ]);
}
