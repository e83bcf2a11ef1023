import {renderMarkdown} from '../../support/markdown';

describe('containers', () => {
  it('may be nested, in lists and quotations, and last on the page', async () => {
    const markdown = '- one\n\n  ::::note\n  :::tip\n  a\n  :::\n  ::::\n\n> :::todo\n> b\n> :::';
    const html = await renderMarkdown(markdown);
    expect(html.match(/<aside/g)).toHaveLength(3);
  });

  it.each([
    ['close too early', ':::note\n:::tip\na\n:::\nb\n:::', 'tea.md:6  ":::" opens nothing'],
    ['have a space', 'Text\n::: tip\na\n:::', ':2  "::: tip" opens nothing and closes nothing'],
  ])('that %s stop the build', async (_, markdown, message) => {
    await expect(renderMarkdown(markdown)).rejects.toThrow(message);
  });
});
