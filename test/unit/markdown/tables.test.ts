import {renderMarkdown} from '../../support/markdown';

const threeColumns = '| Name | Size | Use |\n|---|--:|---|\n| `app` | 3 | shop |\n';

describe('tables', () => {
  it('stand in a box that scrolls by keyboard and has a name', async () => {
    const html = await renderMarkdown('| A | B |\n|---|---|\n| 1 | 2 |\n');
    expect(html).toContain(
      '<div class="table" tabindex="0" role="group" aria-label="Table: A, B"><table>',
    );
    expect(html).not.toContain('data-label');
  });

  it('of three columns become cards: cells name their column, parts keep their roles', async () => {
    const html = await renderMarkdown(threeColumns);
    expect(html).toContain('class="table cards"');
    expect(html).toContain('<td role="cell" data-label="Name"><code>app</code></td>');
    expect(html).toContain(
      '<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader">Name',
    );
  });

  it('have no heading where nothing is said: the corner is a cell', async () => {
    const html = await renderMarkdown('| | A |\n|---|---|\n| 1 | 2 |\n');
    expect(html).toContain('<thead><tr><td></td><th>A</th></tr></thead>');
  });

  it('align by class: inline styles are forbidden', async () => {
    const html = await renderMarkdown(threeColumns);
    expect(html).toContain('<td class="right" role="cell" data-label="Size">3</td>');
    expect(html).not.toContain('style=');
  });

  it('with cells over several columns stay tables', async () => {
    const table =
      '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td colspan="3">x</td></tr></table>';
    expect(await renderMarkdown(table)).not.toContain('cards');
  });
});
