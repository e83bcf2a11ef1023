import {renderMarkdown} from '../../../../support/markdown';

/** Where nothing is kept yet, the facts of all pages are read first. */
const timeout = 240_000;

describe('::quality', () => {
  it(
    'puts what the checks counted there',
    async () => {
      const html = await renderMarkdown('## Facts\n\n::quality[facts]\n\nText.', 'docs/quality.md');
      expect(html).toMatch(/<th[^>]*>webpack 5<\/th>/);
      expect(html).toMatch(/<td[^>]*>options<\/td><td[^>]*>1,\d{3}<\/td>/);
      expect(html).toContain('<p>Text.</p>');
    },
    timeout,
  );

  it('stops at a part that there is not', async () => {
    await expect(renderMarkdown('::quality[tea]', 'docs/quality.md')).rejects.toThrow(
      /quality: there is no part "tea"; the parts are figures, pages, samples/,
    );
  });
});
