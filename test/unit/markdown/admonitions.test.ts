import {renderMarkdown} from '../../support/markdown';

describe('admonitions', () => {
  it('become asides whose label runs into the text', async () => {
    expect(await renderMarkdown(':::tip\nHash the *content*.\n:::')).toBe(
      '<aside class="aside tip" role="note"><p><b>Tip</b> Hash the <em>content</em>.</p></aside>',
    );
  });

  it('put a title on a line of its own, code included', async () => {
    const html = await renderMarkdown(':::warning[Absolute `path` only]\nText\n:::');
    expect(html).toContain(
      '<p><b>Warning</b> <strong>Absolute <code>path</code> only</strong></p><p>Text</p>',
    );
    expect(await renderMarkdown(':::danger[Plain]\nText\n:::')).toContain(
      '<p><b>Danger</b> <strong>Plain</strong></p>',
    );
  });

  it('keep a label when the text is no paragraph', async () => {
    expect(await renderMarkdown(':::note\n- one\n:::')).toMatch(/<p><b>Note<\/b><\/p><ul>/);
  });
});
