import {renderMarkdown} from '../../../support/markdown';

describe('footnotes', () => {
  it.each([
    ['there is none', 'Tea.\n\nMore.[^green]', ':3  there is no footnote [^green]: '],
    ['nothing refers to it', 'Tea.\n\n[^green]: Green.', ':3  nothing refers to the footnote [^gr'],
    [
      'it is there twice',
      'Tea.[^a]\n\n[^a]: One.\n\n[^a]: Two.',
      ':5  the page has a footnote [^a] already',
    ],
    [
      'it has two paragraphs',
      'Tea.[^a]\n\n[^a]: One.\n\n    Two.',
      ':3  the footnote [^a] is more than a paragraph: ',
    ],
  ])('stop the build with file and line when %s', async (_, markdown, message) => {
    await expect(renderMarkdown(markdown)).rejects.toThrow(`docs/concepts/tea.md${message}`);
  });

  it('may be written as code', async () => {
    expect(await renderMarkdown('Tea: `[^a]`.')).toContain('<code>[^a]</code>');
  });

  it('of a README are left alone', async () => {
    const html = await renderMarkdown('Tea.[^a]', 'docs/loaders/_tea-loader.md');
    expect(html).toContain('[^a]');
  });
});
