import {readFileSync} from 'node:fs';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {renderMarkdown} from '../../../../support/markdown';

const fixture = (name: string) => readFileSync(`test/fixtures/annotated-code/${name}`, 'utf8');
const annotated = (code: string, info = 'js annotated') =>
  renderMarkdown(`Text\n\n\`\`\`${info}\n${code}\n\`\`\`\n`);
const drawn = async (code: string) => fromHtml(await annotated(code), {fragment: true});

describe('annotated code', () => {
  it('shows comments as Markdown, links words and folds lines away', async () => {
    const html = await annotated(fixture('mode.js.txt').trimEnd());
    const code = /<code[^>]*>[\s\S]*<\/code><\/pre>/.exec(html)?.[0] ?? '';
    const ids = [...code.matchAll(/popovertarget="([^"]+)"/g)].map(([, id]) => id!);
    expect(`${code.replaceAll(ids[0]!, 'ID')}\n`).toBe(fixture('mode.html'));
  });

  it('has an id for each region that no other page has', async () => {
    const code = '// @details a\na;\n// @more\n// b\n// @end\n'.repeat(2);
    const [here, there] = await Promise.all(
      ['docs/a.md', 'docs/b.md'].map((file) =>
        renderMarkdown(`\`\`\`js annotated\n${code}\n\`\`\``, file),
      ),
    );
    const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set([...idsOf(here!), ...idsOf(there!)]).size).toBe(4);
  });

  it('keeps what was written where a comment reads otherwise', async () => {
    const tree = await drawn('// *See* [mode](/a/)\nb; // plain');
    const [first, second] = selectAll('.comment', tree);
    expect(first!.properties.dataSource).toBe('// *See* [mode](/a/)');
    expect(toString(first!)).toBe('// See mode');
    expect(second!.properties.dataSource).toBeUndefined();
  });

  it('reads each line of a long comment by itself', async () => {
    const tree = await drawn('/**\n * 1. `a`\n * # b */');
    expect(selectAll('.comment', tree).map((comment) => toString(comment))).toEqual([
      '/**',
      ' * 1. a',
      ' * # b */',
    ]);
  });

  it.each([
    ['https://a.example', true],
    ['http://a.example', true],
    ['mailto:a@b.example', true],
    ['tel:+49123', true],
    ['/concepts/', true],
    ['../a', true],
    ['#a', true],
    ['?a=b', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,a', false],
    ['vbscript:a', false],
    ['file:///etc', false],
  ])('leads to %s: %s', async (address, leads) => {
    const link = select('.comment a', await drawn(`// [a](${address})`))!;
    expect(link.properties.href).toBe(leads ? address : undefined);
  });

  it('has neither images nor HTML in comments', async () => {
    const tree = await drawn('// ![a](/b.svg) <img src=x> <b>c</b>');
    expect(selectAll('.comment *', tree)).toEqual([]);
  });
});

describe('a region that cannot be right', () => {
  it.each([
    ['is not closed', 'a;\n// @details b\nc;', 5, /@details b is not closed: write \/\/ @end/],
    [
      'holds another',
      '// @details a\nb;\n// @details c\nd;\n// @end',
      4,
      /before the one in line 3/,
    ],
    ['is not opened', 'a;\n\n// @end', 6, /@end has no \/\/ @details above it/],
    ['has a stray fold', '// @more\na;', 4, /@more has no \/\/ @details/],
    ['says nothing', '// @details\na;\n// @end', 4, /says nothing/],
    ['shows nothing', '// @details a\n// @more\nb;\n// @end', 4, /shows no line/],
    ['folds nothing away', '// @details a\nb;\n// @more\n// @end', 7, /folds no line away/],
    [
      'folds twice',
      '// @details a\nb;\n// @more\nc;\n// @more\nd;\n// @end',
      8,
      /stands here twice/,
    ],
    [
      'links a word that is not there',
      '// @details [a](/a/)\n// a\nb;\n// @end',
      4,
      /has the word a/,
    ],
  ])('stops the build when it %s, naming the line', async (_, code, line, message) => {
    const failing = annotated(code);
    await expect(failing).rejects.toThrow(message);
    await expect(failing).rejects.toThrow(`docs/concepts/tea.md:${line}  code block: `);
  });

  it.each([
    ['js', /@details needs annotated behind the language/],
    ['yaml annotated', /annotated is for JavaScript/],
    ['js annotated {1}', /are not marked or focused/],
  ])('stops the build in a fence of %s', async (info, message) => {
    await expect(annotated('// @details a\nb\n// @end', info)).rejects.toThrow(message);
  });
});
