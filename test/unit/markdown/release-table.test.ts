import {renderMarkdown} from '../../support/markdown';

describe('::release-table', () => {
  it('has a row for each release that brought something, with what is described here linked', async () => {
    const html = await renderMarkdown('::release-table', 'docs/releases.md');
    const rows = [...html.matchAll(/<tr[^>]*>(?:(?!<\/tr>).)*<\/tr>/gs)].map(([row]) => row);
    const rowOf = (release: string) => rows.find((row) => row.includes(`>${release}<`)) ?? '';
    expect(rows.length).toBeGreaterThan(80);
    expect(rowOf('5.20.0')).toContain('href="/configuration/output/#outputclean"');
    expect(rowOf('5.3.0')).toContain('1 changed default<');
    expect(rowOf('5.3.0').replace(/<wbr\/>/g, '')).toContain(
      'Defaults: <code>optimization.sideEffects</code> is true (production), &quot;flag&quot; (otherwise)',
    );
    expect(rows.join('')).toMatch(/Hooks: <a href="\/api\/[^"]+"><code>/);
    expect(rows.join('')).toMatch(/Plugins: <a href="\/plugins\/[^"]+"><code>/);
  });
});
