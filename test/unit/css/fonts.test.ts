import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const declared = new Map<string, string>();
postcss.parse(readFileSync('src/css/fonts.css', 'utf8')).walkAtRules('font-face', (rule) => {
  const said = new Map<string, string>();
  rule.walkDecls(({prop, value}) => void said.set(prop, value));
  const [, file] = /url\('\/fonts\/(.+?)'\)/.exec(said.get('src')!) ?? [];
  if (file) declared.set(file, said.get('unicode-range')!);
});

/** The characters of a `unicode-range`. */
const codesIn = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });

describe('the fonts', () => {
  it('are declared, each file once', () => {
    const files = readdirSync('static/fonts').filter((file) => file.endsWith('.woff2'));
    expect([...declared.keys()].sort()).toEqual(files.sort());
  });

  it('weigh no more than 30 kB together on an ordinary page', () => {
    const first = ['read.woff2', 'use.woff2'].map(
      (file) => statSync(path.join('static/fonts', file)).size,
    );
    expect(first.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
  });

  it.each(['read', 'use'])('divide the characters among the parts of the face %s', (face) => {
    const own = [...declared].filter(([file]) => file.startsWith(face));
    const codes = own.flatMap(([, range]) => codesIn(range));
    expect(codes.length).toBe(new Set(codes).size);
  });
});
