import {renderMarkdown} from '../../support/markdown';

const sections = (count: number) =>
  Array.from(
    {length: count},
    (_, index) => `## Part ${index + 1}\n\n${'word '.repeat((index + 1) * 10)}\n`,
  ).join('\n');

describe('the page in chunks', () => {
  it('lists second-level headings, each as wide as its share of the words', async () => {
    const html = await renderMarkdown(`Intro\n\n${sections(3)}\n### Deeper\n`);
    expect(html).toMatch(
      /^<nav class="chunks" aria-label="On this page"><ol class="boxes"><li class="words4"><a href="#part-1"><span>Part 1<\/span><\/a><\/li>/,
    );
    expect(html).toContain('<li class="words12"><a href="#part-3">');
    expect(html).not.toContain('href="#deeper"><span>Deeper');
  });

  it.each([0, 1, 13])('is left out for %d headings', async (count) => {
    expect(await renderMarkdown(`Intro\n\n${sections(count)}`)).not.toContain('chunks');
  });

  it('is left out of the landing page, which is laid out in bands', async () => {
    expect(await renderMarkdown(sections(3), 'docs/index.mdx')).not.toContain('chunks');
  });

  it('does not list the footnotes', async () => {
    const html = await renderMarkdown(`${sections(2)}\n\nText[^1]\n\n[^1]: Note`);
    expect(html.match(/<li class="words/g)).toHaveLength(2);
  });
});
