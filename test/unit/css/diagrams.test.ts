import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {maxNodes} from '../../../src/markdown/diagrams/schema';
import {fontSizes} from '../../../src/markdown/diagrams/text-width';
import {eachNode} from '../../../src/plugins/bundler/build/style-sheet';

const {css} = postcss([eachNode]).process(readFileSync('src/css/diagrams.css', 'utf8'), {
  from: undefined,
});

describe('the sheet of figures', () => {
  it.each([0, maxNodes - 1])('lights the paths of node %i, and shows its sentence', (node) => {
    const selected = `:has([data-node='${node}']:focus))`;
    // Prettier may break the selectors anywhere.
    const rules = css.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\() | (?=\))/g, '');
    expect(rules).toContain(`${selected} [data-connected]:not([data-connected~='${node}'])`);
    expect(rules).toContain(`${selected} .readout > li:nth-child(${node + 2})`);
  });

  it('has the sizes that words are measured in', () => {
    expect(css).toContain(`--size-typed: ${fontSizes.typed}px`);
    expect(css).toContain(`--size-small: ${fontSizes.small}px`);
    expect(css).toContain(`--size-used: ${fontSizes.used}px`);
  });
});
