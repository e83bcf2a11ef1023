import {renderMarkdown} from '../../../../support/markdown';

describe('::option-index', () => {
  it('lists what the section describes, in alphabetical order, below a field', async () => {
    const drawn = await renderMarkdown('::option-index', 'docs/configuration/all-options.md');
    expect(drawn).toContain(
      '<code>cache.<wbr>idle<wbr>Timeout<wbr>After<wbr>Large<wbr>Changes</code>',
    );
    const html = drawn.replaceAll('<wbr>', '');
    const names = [...html.matchAll(/<li[^>]*><a[^>]*><code>([^<]*)/g)].map(([, name]) => name!);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names).toEqual(expect.arrayContaining(['mode', 'output.clean', 'watchOptions.poll']));
    expect(html).toContain('href="/configuration/output/#outputclean"');
    expect(html).toMatch(/<a href="#all-output"><code>output/);
    expect(html).toMatch(/<label for="option-filter">/);
  });
});
