import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create, type Font} from 'fontkit';

/** Sizes of the words in figures, in pixels, as `src/css/diagrams.css` sets them. */
export const sizes = {typed: 13, small: 12, used: 13.3};

/**
 * The widest advance among the faces of `--type` in `src/css/tokens.css`, in em: SF Mono has 0.618,
 * Menlo and DejaVu 0.602, Consolas 0.55. What fits with it fits for every reader.
 */
const typedAdvance = 0.62;
/** How much wider than the regular the semibold is at most. */
const bolder = 1.04;

export const typedWidth = (words: string, size = sizes.typed): number =>
  words.length * typedAdvance * size;

let sans: Font | undefined;

/** Measures words in the site's sans; what is in backticks is typed. */
export function wordsWidth(words: string): number {
  const font = (sans ??= create(readFileSync(path.resolve('static/fonts/use.woff2'))) as Font);
  const widths = words.split('`').map((run, index) => {
    if (index % 2 === 1) return typedWidth(run, sizes.small);
    return (font.layout(run).advanceWidth / font.unitsPerEm) * sizes.used * bolder;
  });
  return widths.reduce((a, b) => a + b, 0);
}
