import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {parseColors, terminalKey} from '../../../../src/content/fences/recorded-colors';
import {createFence} from '../../../../src/content/fences/fence';
import {drawCodeBlock} from '../../../../src/markdown/code-blocks/draw-code-block';
import {drawTerminalLines} from '../../../../src/markdown/code-blocks/terminal';

const source = '$ npx webpack\nasset main.js 53 bytes [emitted] [minimized]\ndone';
const fence = createFence('console', '', source);
const html = (children: ElementContent[]) => toHtml({type: 'root', children});
const draw = (terminalColors: Record<string, string>, text = source) =>
  html([drawCodeBlock(createFence('console', '', text), {terminalColors})]);

describe('a terminal', () => {
  it('has the colors of its record, blanks between two of one color along', () => {
    expect(html(drawTerminalLines(fence, parseColors('2:6-13g,23-32g,33-44g;3:0-4b')))).toBe(
      '<span class="command">npx webpack\n</span>' +
        'asset <b class="g">main.js</b> 53 bytes <b class="g">[emitted] [minimized]</b>\n<b>done</b>',
    );
  });

  it('is plain without a record', () => {
    expect(draw({})).not.toMatch(/<b[ >]/);
    expect(draw({})).toContain('asset main.js 53 bytes [emitted] [minimized]\ndone');
  });

  it('loses its colors when its text has changed since the run', () => {
    const record = {[terminalKey(source)]: '2:6-13g'};
    expect(draw(record)).toContain('<b class="g">main.js</b>');
    expect(draw(record, `${source}!`)).not.toMatch(/<b[ >]/);
  });
});
