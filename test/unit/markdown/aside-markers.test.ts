import {renderMarkdown} from '../../support/markdown';

describe('the markers of asides', () => {
  it.each([
    ['T', 'tip', 'Tip'],
    ['W', 'warning', 'Warning'],
    ['?', 'danger', 'To do'],
  ])('%s> starts an aside of one paragraph', async (marker, paper, label) => {
    expect(await renderMarkdown(`${marker}> Hash the *content*.\nAlways.\n\nText`)).toBe(
      `<aside class="aside ${paper}" role="note"><p><b>${label}</b> Hash the <em>content</em>.\nAlways.</p></aside>\n<p>Text</p>`,
    );
  });

  it('work in a list, and before code', async () => {
    const html = await renderMarkdown('- one\n\n  T> `hash` it');
    expect(html).toMatch(/<li>[^]*<aside [^>]*><p><b>Tip<\/b> <code>hash<\/code> it/);
  });

  it('are the same as a container of the name', async () => {
    expect(await renderMarkdown(':::todo\nWrite it.\n:::')).toBe(
      await renderMarkdown('?> Write it.'),
    );
  });

  it('are left alone in code, in the middle of a line, and in READMEs', async () => {
    const html = await renderMarkdown('`T> x` and a > b, List<T> c\n\n```text\nT> x\n```');
    expect(html).not.toContain('aside');
    const readme = await renderMarkdown('one\nT> two', 'docs/loaders/_x-loader.md');
    expect(readme).toContain('T&gt; two');
  });

  it.each([
    ['a later line of a paragraph', 'Text\nW> More', 2],
    ['a heading', '## T> Tip', 1],
    ['a cell', '| a |\n| - |\n| T> b |', 3],
  ])('in %s stop the build', async (_, markdown, line) => {
    await expect(renderMarkdown(markdown)).rejects.toThrow(`docs/concepts/tea.md:${line}  "`);
  });
});
