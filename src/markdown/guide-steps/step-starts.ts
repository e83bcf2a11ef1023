import type {Element, Root, RootContent} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';

/** Where a page begins a step of its example. */
export type StepStart = ReturnType<typeof startOf>;

/** The steps through which a page leads. */
export type StepsOfPage = NonNullable<ReturnType<typeof stepsOfPage>>;

/** A code block that quotes or runs a step. */
type Mention = ReturnType<typeof mentionsIn>[number];

/**
 * Finds where a page begins the steps of the example it leads through: with the section that quotes
 * or runs a step first, or with the part of a section that has one already.
 * @returns undefined for a page that leads through no example, or, like a list of errors, shows steps
 * of several
 */
export function stepsOfPage({children}: Root) {
  const allMentions = children.flatMap(mentionsIn);
  const example = exampleOf(allMentions);
  if (example === undefined) return undefined;
  const mentions = allMentions.filter((mention) => mention.example === example);
  const firstMentions = mentions.filter(
    ({step}, position) => mentions.findIndex((other) => other.step === step) === position,
  );
  const starts = firstMentions.map((first, position) =>
    startOf(children, first, firstMentions[position - 1]?.index ?? -1),
  );
  const last = mentions.at(-1)!.index;
  return {
    /** Name of the example. */
    example,
    /** In the order of the page. */
    starts,
    /** The heading after the last section that shows a step. */
    end: children.slice(last).find(isSection),
  };
}

/** @param index of the child of the page */
const mentionsIn = (child: RootContent, index: number) =>
  codeIn(child).flatMap(({code, meta}) => {
    const [, example, step] = /\b(?:file|example)="([^/"]+)\/(\d\d-[^/"]+)/.exec(meta) ?? [];
    return example && step ? [{example, step, code, index}] : [];
  });

/** Gives the code blocks in a child of a page that show its example, with the meta string after the language. */
export const codeIn = (child: RootContent): {code: Element; meta: string}[] =>
  (child.type === 'element' ? selectAll('[metastring]', child) : [])
    .map((code) => ({code, meta: String(code.properties.metastring)}))
    .filter(({meta}) => !/\bproject=/.test(meta));

/** Gives the one example of which a page shows more than one step. */
function exampleOf(mentions: readonly Mention[]): string | undefined {
  const names = [...new Set(mentions.map(({example}) => example))];
  const chains = names.filter(
    (name) =>
      new Set(mentions.filter(({example}) => example === name).map(({step}) => step)).size > 1,
  );
  return chains.length === 1 ? chains[0] : undefined;
}

/** @param previousIndex where the step before is shown first */
function startOf(children: RootContent[], {step, code, index}: Mention, previousIndex: number) {
  const above = children.slice(0, index).filter(isElement);
  const elementsSincePrevious = children.slice(previousIndex + 1, index).filter(isElement);
  const heading =
    elementsSincePrevious.filter(isSection).at(-1) ?? elementsSincePrevious.filter(isPart).at(-1);
  const block = children[index]!;
  const last = above.at(-1);
  return {
    /** Name of the step's folder, such as `02-hashes`. */
    name: step,
    /** Its number, from 1. */
    number: parseInt(step, 10),
    /** The heading that begins it; a step in the middle of a section has none. */
    heading,
    /** The heading of the section in which it begins. */
    section: heading ?? above.filter((element) => isSection(element) || isPart(element)).at(-1),
    /** The second-level heading above it. */
    chapter: above.filter(isSection).at(-1),
    /** What it begins before, a child of the page: a paragraph that leads to the code belongs to it. */
    at: heading ?? (last?.tagName === 'p' ? last : block),
    /** The first code block that quotes or runs it. */
    quotation: code,
  };
}

const isElement = (node: RootContent): node is Element => node.type === 'element';
const isSection = (node: RootContent): node is Element => isElement(node) && node.tagName === 'h2';
const isPart = (node: RootContent): node is Element => isElement(node) && node.tagName === 'h3';

/** Says which steps begin in one place: `2` or `2–4`. @param starts at least one */
export function numbersOf(starts: readonly StepStart[]): string {
  const [first, last] = [starts[0]!.number, starts.at(-1)!.number];
  return last > first ? `${first}–${last}` : String(first);
}

/** Draws the steps of a guide as a row of the sections that have some; undefined for one section alone. */
export function drawStepRow(starts: readonly StepStart[]): Element | undefined {
  const chapters = [...new Set(starts.flatMap(({chapter}) => chapter ?? []))];
  if (chapters.length < 2) return undefined;
  const boxes = chapters.map((chapter) => {
    const numbers = numbersOf(starts.filter((start) => start.chapter === chapter));
    const contents = [h('b', numbers), ' ', h('span', toString(chapter))];
    return h('li', [h('a', {href: `#${String(chapter.properties.id)}`}, contents)]);
  });
  const style = `--columns: ${columnsOf(boxes.length)}`;
  return h('nav', {className: 'boxes', style, ariaLabel: 'On this page'}, [
    h('ol', {className: 'packed'}, boxes),
  ]);
}

/** Where boxes do not fit in one row, they are split into two rows of equal length. */
const columnsOf = (count: number) => (count > 4 ? Math.ceil(count / 2) : count);
