import {renderMarkdown} from '../../../../support/markdown';

describe('::quality', () => {
  it('puts what the checks counted there', async () => {
    const html = await renderMarkdown(
      '## Releases\n\n::quality[releases]\n\nText.',
      'docs/quality.md',
    );
    expect(html).toMatch(/<td[^>]*>Day of this build<\/td><td[^>]*>\d{4}-\d\d-\d\d<\/td>/);
    expect(html).toContain('<p>Text.</p>');
  });

  it('stops at a part that there is not', async () => {
    await expect(renderMarkdown('::quality[tea]', 'docs/quality.md')).rejects.toThrow(
      /quality: there is no part "tea"; the parts are figures, pages, samples/,
    );
  });
});
