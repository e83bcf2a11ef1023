import {renderMarkdown} from '../../../../support/markdown';
import {older} from '../../../../support/older-version';

const link = (id: string) => `[term](/glossary/#${id})`;

describe('links to the glossary', () => {
  it('stay links: what explains them comes with the reader', async () => {
    expect(await renderMarkdown(`A ${link('chunk')} has a ${link('module')}.`)).toBe(
      '<p>A <a href="/glossary/#chunk">term</a> has a <a href="/glossary/#module">term</a>.</p>',
    );
  });

  it('may lead to the page itself, and to other sites', async () => {
    const text = '[all](/glossary/) [theirs](https://example.org/glossary/#none)';
    expect(await renderMarkdown(text)).toContain('href="https://example.org/glossary/#none"');
  });

  // An entry there is not, and the same one again: test/content/bad-pages.test.ts.
  it.each([
    ['a letter of the alphabet', link('c'), /no glossary has the entry \/glossary\/#c:/],
    ['a version without one', `[term](${older.base}glossary/#chunk)`, /no glossary has the entry/],
  ])('stop the build for %s', async (_, markdown, message) => {
    await expect(renderMarkdown(markdown)).rejects.toThrow(message);
  });

  it('of a README are left alone', async () => {
    const html = await renderMarkdown(link('none'), 'docs/loaders/_tea-loader.md');
    expect(html).toContain('#none');
  });
});
