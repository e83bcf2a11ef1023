import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h, s} from 'hastscript';
import {
  type ComparedFile,
  compareFiles,
  type WrittenFile,
  parseWrittenFiles,
} from '../../content/examples/written-files';
import {codeIn, type StepsOfPage} from './step-starts';

/** Dimensions in pixels: length of the longest bar, height of the front of a bar, and depth of its top. */
const longest = 98;
const front = 8;
const top = {up: 4, aside: 7};

/**
 * Draws the files that the build of a step writes, with their sizes before and after. The unchanged part of
 * a bar is gray, the added part blue, the removed part dashed.
 * @param step its number
 * @param before number of the step they are compared with
 * @returns undefined when nothing differs
 */
function drawFileSizes(
  files: readonly ComparedFile[],
  step: number,
  before: number,
): Element | undefined {
  if (files.every((file) => file.before?.size === file.now?.size)) return undefined;
  const largest = Math.max(...files.flatMap((file) => [bytesOf(file.before), bytesOf(file.now)]));
  const scale = (bytes: number) => Math.ceil((bytes / largest) * longest);
  return h('figure.sizes', [
    h('figcaption', `Written in step ${step}`),
    h(
      'ul.bars',
      files.map((file) => drawRow(file, before, scale)),
    ),
  ]);
}

const bytesOf = (file: ComparedFile['now']) => file?.bytes ?? 0;

function drawRow(file: ComparedFile, step: number, scale: (bytes: number) => number): Element {
  const {name, before, now} = file;
  const note = noteOf(file, step);
  return h('li', [
    h('span', shortName(name)),
    ' ',
    now ? h('b', now.size) : h('s', before!.size),
    drawBar(scale(bytesOf(before)), scale(bytesOf(now))),
    ...(note ? [' ', h('small', note)] : []),
  ]);
}

function noteOf({before, now}: ComparedFile, step: number): string | undefined {
  if (!now) return 'not written';
  if (!before) return 'new';
  return before.size === now.size ? undefined : `step ${step}: ${before.size}`;
}

/** Shortens a long hash in a file name to its first characters. */
const shortName = (name: string) => name.replace(/[\da-f]{12,}/, (hash) => `${hash.slice(0, 6)}…`);

/** Draws a bar with its unchanged, added and removed parts. */
function drawBar(before: number, now: number): Element {
  const unchanged = Math.min(before, now);
  const width = longest + top.aside;
  return s('svg', {width, height: front + top.up, ariaHidden: 'true'}, [
    ...(before > now ? [s('path.went', {d: boxOf(now + 0.5, before - 0.5)})] : []),
    ...(unchanged > 0 ? drawBlock('unchanged', 0, unchanged) : []),
    ...(now > unchanged ? drawBlock('added', unchanged, now) : []),
    ...(now > 0
      ? [s(`path.${now > unchanged ? 'added' : 'unchanged'}.side`, {d: sideAt(now)})]
      : []),
  ]);
}

const boxOf = (from: number, to: number) => `M${from} ${top.up + 0.5}H${to}v${front - 1}H${from}z`;
const sideAt = (end: number) =>
  `M${end} ${top.up}l${top.aside}-${top.up}v${front}l-${top.aside} ${top.up}z`;

/** The front and the top of a part. */
const drawBlock = (kind: string, from: number, to: number): ElementContent[] => [
  s(`path.${kind}`, {d: `M${from} ${top.up}H${to}v${front}H${from}z`}),
  s(`path.${kind}.top`, {
    d: `M${from} ${top.up}l${top.aside}-${top.up}H${to + top.aside}l-${top.aside} ${top.up}z`,
  }),
];

/**
 * Draws the sizes for the first terminal of each step that shows what a build writes, held against
 * those of the step before that shows it, too. The terminal is the record of a run: the check of the
 * content runs it, and sees to it that it lists all files or none (`src/checks/rules`).
 * @returns each drawing with the child of the page before which it belongs
 */
export function drawStepSizes(tree: Root, {example, starts}: StepsOfPage) {
  const figures: {at: RootContent; drawn: Element}[] = [];
  let before: {number: number; files: WrittenFile[]} | undefined;
  for (const {name, number} of starts) {
    const build = buildIn(tree, `example="${example}/${name}"`);
    if (!build) continue;
    const {at, files} = build;
    const drawn = before && drawFileSizes(compareFiles(before.files, files), number, before.number);
    if (drawn) figures.push({at, drawn});
    before = {number, files};
  }
  return figures;
}

/** Finds the first terminal with a mark that lists files. */
function buildIn({children}: Root, mark: string) {
  for (const at of children)
    for (const {code, meta} of codeIn(at)) {
      const files = meta.includes(mark) ? parseWrittenFiles(toString(code)) : [];
      if (files.length > 0) return {at, files};
    }
  return undefined;
}
