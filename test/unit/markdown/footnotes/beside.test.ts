import {renderMarkdown} from '../../../support/markdown';

const words = 'Words that stand beside the note, until there are enough of them. '.repeat(12);
const beside = (html: string) =>
  [...html.matchAll(/<span class="beside"[^>]*>(.*?)<\/span>/gs)].map(([, inside]) => inside);

describe('a footnote', () => {
  it('stands behind its number, and is left out of the list where there is a margin', async () => {
    const html = await renderMarkdown(`Tea.[^green] ${words}\n\n[^green]: It is \`green\`.`);
    expect(html).toMatch(
      /<\/sup><span class="beside" role="note" aria-label="Footnote 1" data-nosnippet=""><b>1<\/b> It is <code>green<\/code>\.<\/span> Words/,
    );
    expect(html).toMatch(/<section data-footnotes="" class="footnotes told">/);
    expect(html).toMatch(/<li id="user-content-fn-green" value="1" class="told">/);
  });

  it('stays in the list, with its number, where the margin has no room for it', async () => {
    const table = '| A | B |\n| --- | --- |\n| a[^black] | b |';
    const notes = '[^green]: Green.\n\n[^black]: Black.';
    const html = await renderMarkdown(`Tea.[^green] ${words}\n\n${table}\n\n${notes}`);
    expect(beside(html)).toEqual([expect.stringMatching(/Green/)]);
    expect(html).toMatch(/<section data-footnotes="" class="footnotes">/);
    expect(html).toMatch(/<li id="user-content-fn-black" value="2">/);
  });

  it('stands beside its first number alone', async () => {
    const html = await renderMarkdown(`Tea.[^a] Or coffee.[^a] ${words}\n\n[^a]: Hot.`);
    expect(beside(html)).toHaveLength(1);
  });

  it('of a README stays in the list', async () => {
    const html = await renderMarkdown(
      `Tea.[^a] ${words}\n\n[^a]: Hot.`,
      'docs/loaders/_tea-loader.md',
    );
    expect(beside(html)).toEqual([]);
    expect(html).not.toContain('told');
  });
});
