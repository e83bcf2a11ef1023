import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {create, type Font} from 'fontkit';
import subsetFont from 'subset-font';

/**
 * What text of a diagram is written in; the names are its classes in `src/css/diagrams.css`, which
 * sets the same sizes.
 */
export const voices = {
  /** What is typed: files, options, code. */
  typed: {size: 13, mono: true, weight: 400},
  /** What is typed and names a box. */
  name: {size: 13, mono: true, weight: 600},
  /** What is typed, in a module of a tray. */
  small: {size: 12, mono: true, weight: 400},
  /** Words about a box. */
  used: {size: 13.3, mono: false, weight: 400},
  /** Words that name a box or a column. */
  head: {size: 13.3, mono: false, weight: 600},
  /** Sizes and counts. */
  number: {size: 13.3, mono: false, weight: 400},
} as const;

export type Voice = keyof typeof voices;

/**
 * The widest advance among the faces of `--type` in `src/css/tokens.css`, in em: SF Mono has 0.618,
 * Menlo and DejaVu 0.602, Cascadia 0.586, Consolas 0.55. What fits with it fits for every reader.
 */
const monoAdvance = 0.62;

const monoWidth = (words: string, size: number) => [...words].length * monoAdvance * size;

/** Parts words that are read from those in backticks, which are typed. */
export const runsOf = (words: string): {words: string; isCode: boolean}[] =>
  words
    .split('`')
    .map((run, index) => ({words: run, isCode: index % 2 === 1}))
    .filter((run) => run.words !== '');

/** Measures words in pixels. */
export type Measure = (words: string, voice: Voice) => number;

let measuring: Promise<Measure> | undefined;

/** Gives what measures words by the advance widths of the site's own sans. */
export function loadMeasure(): Promise<Measure> {
  return (measuring ??= readMeasure());
}

async function readMeasure(): Promise<Measure> {
  const face = await readFile(path.resolve('static/fonts/use.woff2'));
  const fonts = {400: await instance(face, 400), 600: await instance(face, 600)};
  return (words, voice) => {
    const {mono, size, weight} = voices[voice];
    if (mono) return monoWidth(words, size);
    const features = voice === 'number' ? ['tnum'] : [];
    const font = fonts[weight];
    const widths = runsOf(words).map((run) =>
      run.isCode
        ? monoWidth(run.words, voices.small.size)
        : (font.layout(run.words, features).advanceWidth / font.unitsPerEm) * size,
    );
    return widths.reduce((a, b) => a + b, 0);
  };
}

/** A variable font has the widths of one weight only when it is cut down to that weight. */
async function instance(face: Buffer, wght: number): Promise<Font> {
  const cut = await subsetFont(face, '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: {wght},
  });
  return create(cut) as Font;
}
