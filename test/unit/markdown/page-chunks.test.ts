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
      /^<nav class="boxes columns3" aria-label="On this page"><ol class="chunks"><li class="words4"><a href="#part-1"><span>Part 1<\/span><\/a><\/li>/,
    );
    expect(html).toContain('<li class="words12"><a href="#part-3">');
    expect(html).not.toContain('href="#deeper"><span>Deeper');
  });

  it.each([0, 1])('is left out for %d headings', async (count) => {
    expect(await renderMarkdown(`Intro\n\n${sections(count)}`)).not.toContain('On this page');
  });

  it.each([
    [4, 4],
    [5, 3],
    [7, 4],
    [9, 5],
  ])('is one row of %d, or two of up to %d', async (count, columns) => {
    expect(await renderMarkdown(sections(count))).toMatch(`<nav class="boxes columns${columns}`);
  });

  it('is left out for more than twelve headings', async () => {
    expect(await renderMarkdown(sections(12))).toContain('On this page');
    expect(await renderMarkdown(sections(13))).not.toContain('On this page');
  });

  it('is left out for many headings where the margin has facts', async () => {
    const facts = '::option[mode]\n\n';
    const page = 'docs/configuration/mode.md';
    expect(await renderMarkdown(facts + sections(8), page)).not.toContain('On this page');
    expect(await renderMarkdown(facts + sections(7), page)).toContain('On this page');
  });

  it('has the steps of an example, and no other sections', async () => {
    const step = (name: string) => `\`\`\`json file="caching/${name}/package.json"\n\`\`\`\n`;
    const page = [
      `## Begin\n\n${step('01-setup')}`,
      `## Go on\n\n${step('01-setup')}\n${step('02-hashes')}\n${step('03-runtime')}`,
      `## Look back\n\n${step('02-hashes')}`,
    ].join('\n');
    const html = await renderMarkdown(page, 'docs/guides/caching.md');
    const [row = ''] = /^<nav.*?<\/nav>/.exec(html) ?? [];
    expect(row).toBe(
      '<nav class="boxes steps columns2" aria-label="On this page"><ol class="chunks">' +
        '<li><a href="#begin"><b>1</b> <span>Begin</span></a></li>' +
        '<li><a href="#go-on"><b>2–3</b> <span>Go on</span></a></li></ol></nav>',
    );
  });

  it('is left out of the landing page, which is laid out in bands', async () => {
    expect(await renderMarkdown(sections(3), 'docs/index.mdx')).not.toContain('On this page');
  });

  it('does not list the footnotes', async () => {
    const html = await renderMarkdown(`${sections(2)}\n\nText[^1]\n\n[^1]: Note`);
    expect(html.match(/<li class="words/g)).toHaveLength(2);
  });
});
