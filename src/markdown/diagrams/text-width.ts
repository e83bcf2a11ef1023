import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as fontkit from 'fontkit';

/** Font sizes in figures, in pixels, as in `src/css/diagrams.css`. */
export const fontSizes = {typed: 13, small: 12, used: 13.3};

/**
 * The widest advance of the fonts of `--type` in `src/css/tokens.css`, in em: SF Mono has 0.618, Menlo and
 * DejaVu 0.602, Consolas 0.55. What fits with it fits in all of them.
 */
const codeAdvance = 0.62;
/** The maximum ratio of the widths of the semibold and the regular style. */
const semiboldFactor = 1.04;

/** Estimates the width of code in pixels. */
export const codeWidth = (text: string, size = fontSizes.typed): number =>
  text.length * codeAdvance * size;

let sansFont: fontkit.Font | undefined;

function readSansFont(): fontkit.Font {
  // Loaded only for pages with figures, because it takes a third of a second.
  const {create} = createRequire(path.resolve('package.json'))('fontkit') as typeof fontkit;
  return create(readFileSync(path.resolve('static/fonts/use.woff2'))) as fontkit.Font;
}

/** Measures a text in the site's sans-serif font, in pixels; text in backticks is code. */
export function textWidth(text: string): number {
  const font = (sansFont ??= readSansFont());
  const widths = text.split('`').map((run, index) => {
    if (index % 2 === 1) return codeWidth(run, fontSizes.small);
    return (font.layout(run).advanceWidth / font.unitsPerEm) * fontSizes.used * semiboldFactor;
  });
  return widths.reduce((a, b) => a + b, 0);
}
