import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {globSync} from 'tinyglobby';
import {colorTokens, contrast, type Scheme} from './colors';
import {decoration, type Pair, pairs} from './pairs';

const css = [
  'src/css/tokens.css',
  'src/css/diagrams.css',
  'src/plugins/landing/components/plate-tokens.css',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const schemes: readonly Scheme[] = ['light', 'dark'];

/** Names every pair of tokens that can be told apart less well than it must be. */
function tooFaint(sheet: string, scheme: Scheme, wanted: readonly Pair[]): string[] {
  const tokens = colorTokens(sheet, scheme);
  const color = (name: string) => {
    const value = tokens.get(name);
    if (!value) throw new Error(`--${name} is no color of src/css/tokens.css`);
    return value;
  };
  return wanted.flatMap(({front, on, least}) =>
    on
      .map((ground) => ({ground, ratio: contrast(color(front), color(ground), color('header'))}))
      .filter(({ratio}) => ratio < least)
      .map(({ground, ratio}) => `--${front} on --${ground}: ${ratio.toFixed(2)}, needs ${least}`),
  );
}

describe('color tokens', () => {
  it.each(schemes)(
    'have enough contrast in the %s scheme, wherever one is on another',
    (scheme) => {
      expect(tooFaint(css, scheme, pairs)).toEqual([]);
    },
  );

  it('are each either proved or only decoration', () => {
    const named = new Set([...pairs.flatMap(({front, on}) => [front, ...on]), ...decoration]);
    expect([...colorTokens(css, 'light').keys()].filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('the check itself', () => {
  const faint =
    ':root { --surface: light-dark(#fff, #000); --text: light-dark(#999, #999); --header: #000; }';
  const pair: Pair = {front: 'text', on: ['surface'], least: 4.5};

  it('names a pair that is too faint, in the scheme where it is', () => {
    expect(tooFaint(faint, 'light', [pair])).toEqual(['--text on --surface: 2.85, needs 4.5']);
    expect(tooFaint(faint, 'dark', [pair])).toEqual([]);
  });
});

describe('style sheets', () => {
  const sheets = globSync('src/**/*.css');

  it.each(sheets)('%s writes with colors on grounds that are proved', (file) => {
    const proved = new Set(
      pairs.flatMap(({front, on}) => on.map((ground) => `${front} on ${ground}`)),
    );
    const unproved: string[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const tokenOf = (...properties: string[]) =>
        rule.nodes
          .filter((node) => node.type === 'decl')
          .filter(({prop}) => properties.includes(prop))
          .map(({value}) => /^var\(--([\w-]+)\)$/.exec(value)?.[1])
          .at(-1);
      const [front, ground] = [tokenOf('color'), tokenOf('background', 'background-color')];
      if (front && ground && !proved.has(`${front} on ${ground}`))
        unproved.push(`${rule.selector}: ${front} on ${ground}`);
    });
    expect(unproved).toEqual([]);
  });
});
