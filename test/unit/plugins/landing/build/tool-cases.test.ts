import {parseBody} from '../../../../../src/content/parse-body';
import {casesIn} from '../../../../../src/plugins/landing/build/tool-cases';
import {renderMarkdown} from '../../../../support/markdown';

const comparison = (list: string) =>
  parseBody(`Checked on 2026-11-20 with care.\n\n## Which one fits\n\n${list}\n`, '.md');

describe('::tool-cases', () => {
  it('lists what the comparison says, with the day it was checked', async () => {
    const html = await renderMarkdown('::tool-cases', 'docs/index.md');
    expect(html).toMatch(/Checked on \d{4}-\d\d-\d\d, .*<a href="\/comparison\/">/);
    expect(html).toMatch(
      /<ul class="cases">\s*<li><strong>webpack<\/strong> If your build needs .*\.<\/li>/,
    );
    expect(html).toContain('<strong>Bun</strong> If your program already runs on Bun.');
  });

  it('takes every sentence that has a condition, and no other', async () => {
    const {tree} = await comparison(
      '- **A**, if you pour tea. It took 0.26 s (0.2 to 0.3). Stay with it if you [like](x.md) it.\n- **B** accepts A.',
    );
    expect(casesIn(tree)).toEqual({
      checked: '2026-11-20',
      cases: [
        {tool: 'A', situation: 'If you pour tea.'},
        {tool: 'A', situation: 'If you like it.'},
      ],
    });
  });

  it('finds nothing where the comparison has no such heading', async () => {
    const {tree} = await parseBody('Checked on no day.\n\n- **A**, if you pour tea.\n', '.md');
    expect(casesIn(tree)).toEqual({checked: '', cases: []});
  });
});
