import {codeInCells} from '../../../../../../src/plugins/mirrored-packages/build/steps/code-in-cells';
import {dropEmptyMarks} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-empty-marks';
import {htmlOf, htmlPage} from '../../../../../support/readme';

describe('dropEmptyMarks', () => {
  it('drops emphasis of nothing, and only that', async () => {
    const page = await htmlPage('<del></del> <b> <i></i></b> **a** ~~b~~');
    dropEmptyMarks(page);
    expect(htmlOf(page).replace(/\s+/g, ' ')).toBe('<p> <strong>a</strong> <del>b</del></p>');
  });
});

describe('dropEmptyMarks, of deletions', () => {
  it('leaves one of those that stand in each other', async () => {
    const page = await htmlPage('<del><s>a</s></del>');
    dropEmptyMarks(page);
    expect(htmlOf(page)).toBe('<p><del>a</del></p>');
  });
});

describe('codeInCells', () => {
  it('puts code of a cell on one line, and leaves other code', async () => {
    const page = await htmlPage(
      '<pre>a\nb</pre><table><tr><td><code>c&#10;&#10;d</code><pre>e\nf</pre></td></tr></table>',
    );
    codeInCells(page);
    expect(htmlOf(page)).toContain('<pre>a\nb</pre>');
    expect(htmlOf(page)).toContain('<td><code>c d</code><code>e f</code></td>');
  });
});
