import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {type CodeRange, faces} from '../../../src/config/fonts';

/** Most that the first parts of all faces may weigh together, in bytes. */
const fontBudget = 30_000;

/** Gives the `unicode-range` of a part, as CSS writes it. */
function unicodeRange(ranges: readonly CodeRange[]): string {
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([first, last]) => (first === last ? `u+${hex(first)}` : `u+${hex(first)}-${hex(last)}`))
    .join(', ');
}

const declared = new Map<string, string | undefined>();
postcss.parse(readFileSync('src/css/fonts.css', 'utf8')).walkAtRules('font-face', (rule) => {
  let file: string | undefined;
  let range: string | undefined;
  rule.walkDecls(({prop, value}) => {
    if (prop === 'src') file = /url\('\/fonts\/(.+?)'\)/.exec(value)?.[1];
    if (prop === 'unicode-range') range = value.replace(/\s+/g, ' ');
  });
  if (file) declared.set(file, range);
});

const files = faces.flatMap(({file, parts}) =>
  parts.map(({suffix, ranges}) => ({file: `${file}${suffix}.woff2`, ranges})),
);

describe('the fonts', () => {
  it('are declared with the ranges they were cut with', () => {
    expect(Object.fromEntries(declared)).toEqual(
      Object.fromEntries(files.map(({file, ranges}) => [file, unicodeRange(ranges)])),
    );
  });

  it('weigh no more than their budget on an ordinary page', () => {
    const first = faces.map(({file}) => statSync(path.join('static/fonts', `${file}.woff2`)).size);
    expect(first.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(fontBudget);
  });

  it('divide the characters among the parts of a face', () => {
    for (const {parts} of faces) {
      const codes = parts.flatMap(({ranges}) =>
        ranges.flatMap(([first, last]) =>
          Array.from({length: last - first + 1}, (_, index) => first + index),
        ),
      );
      expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    }
  });
});
