import {renderMarkdown} from '../../../../support/markdown';
import {older} from '../../../../support/older-version';

const link = (id: string) => `[term](/glossary/#${id})`;
const words = 'Words that stand beside the note, until there are enough of them. '.repeat(12);
/** What stands in the margin of a page, by the ids of the terms. */
const definitionsIn = (html: string) =>
  [...html.matchAll(/data-term="([^"]*)"/g)].map(([, id]) => id);

describe('the definition of a linked term', () => {
  it('is a note before its paragraph, with the name of the term', async () => {
    const html = await renderMarkdown(`First.\n\nA ${link('chunk')}. ${words}`);
    expect(html).toMatch(
      /<p>First\.<\/p>\s*<div class="beside" role="note" aria-label="Definition of Chunk" data-term="chunk" data-nosnippet=""><dfn>Chunk<\/dfn> A set of modules .*<\/div><p>A /,
    );
  });

  it('keeps short code in one line, and lets long code break at its joints', async () => {
    expect(await renderMarkdown(`A ${link('watch-mode')}. ${words}`)).toContain(
      '<code class="whole">webpack --watch</code>',
    );
    expect(await renderMarkdown(`A ${link('hot-module-replacement')}. ${words}`)).toContain(
      '<code>import.<wbr>meta.<wbr>webpack<wbr>Hot.<wbr>accept()</code>',
    );
  });

  it('is in the item of a list', async () => {
    const html = await renderMarkdown(`- one\n- a ${link('chunk')}: ${words}`);
    expect(html).toMatch(/<li><div class="beside"[^>]*data-term="chunk".*<\/div>a <a /);
  });

  it('is followed by that of another term, if both begin beside their paragraphs', async () => {
    const both = `A ${link('chunk')} has a ${link('module')}. `;
    expect(definitionsIn(await renderMarkdown(both + words + words))).toEqual(['chunk', 'module']);
    expect(definitionsIn(await renderMarkdown(`${both}\n\n${words}`))).toEqual(['chunk']);
  });

  it('is none where the text beside it is too short', async () => {
    expect(definitionsIn(await renderMarkdown(`A ${link('chunk')}.`))).toEqual([]);
    const wide = `\`\`\`js\n${'x'.repeat(71)}\n\`\`\``;
    expect(
      definitionsIn(await renderMarkdown(`A ${link('chunk')}.\n\n${wide}\n\n${words}`)),
    ).toEqual([]);
  });

  it('leaves the margin to the step of a guide', async () => {
    const quoted = (step: string, file: string) =>
      `\`\`\`js file="caching/${step}/${file}"\n\`\`\`\n\n`;
    const guide = (before: string) =>
      `${before}## Begin\n\n${quoted('01-setup', 'webpack.config.js')}A ${link('chunk')}. ${words}\n\n## Go on\n\nA ${link('module')}. ${words}\n\n${quoted('02-hashes', 'webpack.config.js')}`;
    const toldIn = async (page: string) =>
      definitionsIn(await renderMarkdown(page, 'docs/guides/caching.md'));
    expect(await toldIn(guide(''))).toEqual([]);
    expect(await toldIn(guide(`A ${link('loader')}. ${words}\n\n`))).toEqual(['loader']);
  });

  it.each([
    ['a table', `| A | B |\n| --- | --- |\n| ${link('chunk')} | b |\n\n${words}`],
    ['an aside', `:::tip\n\nA ${link('chunk')}. ${words}\n\n:::`],
    ['a quotation', `> A ${link('chunk')}. ${words}`],
  ])('is none for a link in %s, which has no margin', async (_, page) => {
    expect(definitionsIn(await renderMarkdown(page))).toEqual([]);
  });

  it('is none on pages that are about the term', async () => {
    const page = `A ${link('module-federation')} of a ${link('chunk')}. ${words}`;
    const titled = (title: string) => renderMarkdown(page, 'docs/concepts/tea.md', {title});
    expect(definitionsIn(await titled('Tea'))).toEqual(['module-federation']);
    expect(definitionsIn(await titled('Module Federation'))).toEqual(['chunk']);
    expect(definitionsIn(await titled('How Chunks Load'))).toEqual(['module-federation']);
  });

  it.each([
    ['none in the glossary', 'docs/glossary.md', []],
    ['none in READMEs', 'docs/loaders/_tea-loader.md', []],
    ['the newest version’s on an older page', `${older.folder}/concepts/tea.md`, ['chunk']],
  ])('is %s', async (_, file, expected) => {
    expect(definitionsIn(await renderMarkdown(`A ${link('chunk')}. ${words}`, file))).toEqual(
      expected,
    );
  });
});
