import {readFileSync} from 'node:fs';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {remove} from 'unist-util-remove';
import {renderMarkdown} from '../../../../support/markdown';

const fixture = (name: string) => readFileSync(`test/fixtures/annotated-code/${name}`, 'utf8');
const annotated = (code: string, info = 'js annotated') =>
  renderMarkdown(`Text\n\n\`\`\`${info}\n${code}\n\`\`\`\n`);
const drawn = async (code: string) => fromHtml(await annotated(code), {fragment: true});

const kindOf = ({tagName, properties}: Element) => String(properties?.role ?? tagName);

describe('annotated code', () => {
  it('has each note as Markdown below its line @spec-2.5.7', async () => {
    const html = await annotated(fixture('mode.js.txt').trimEnd());
    const code = /<code[^>]*>[\s\S]*<\/code><\/pre>/.exec(html)?.[0] ?? '';
    expect(`${code}\n`).toBe(fixture('mode.html'));
  });

  it('is its code, without the notes', async () => {
    const tree = await drawn('a;\n// @note b\n// c\n// d\ne;\n// f');
    expect(toString(select('.note', tree)!)).toBe('b c d');
    const textOf = select('code', tree)!;
    remove(textOf, (node) => ['note', 'button'].includes(kindOf(node as Element)));
    expect(toString(textOf)).toBe('a;\ne;\n// f');
  });

  it('announces notes to screen readers', async () => {
    const tree = await drawn('// @note b\na;');
    expect(select('pre', tree)!.properties.ariaLabel).toBe('JavaScript, with notes');
    expect(selectAll('[role=note]', tree)).toHaveLength(1);
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
  ])('leads to %s: %s @spec-5.6', async (address, leads) => {
    const link = select('.note a', await drawn(`// @note [a](${address})\nb`))!;
    expect(link.properties.href).toBe(leads ? address : undefined);
  });
});

describe('a note that cannot be right', () => {
  it.each([
    ['says nothing', 'a;\n// @note\nb;', 5, /says nothing/],
    ['stands on another', '// @note a\n// @note b\nc;', 5, /join them/],
    ['has no room', `// @note a\n${'b'.repeat(67)}`, 5, /a line of 67 characters/],
  ])('stops the build when it %s, naming the line', async (_, code, line, message) => {
    const failing = annotated(code);
    await expect(failing).rejects.toThrow(message);
    await expect(failing).rejects.toThrow(`docs/concepts/tea.md:${line}  code block: `);
  });

  it.each([
    ['js', /@note needs annotated behind the language/],
    ['yaml annotated', /annotated is for JavaScript/],
    ['js annotated {1}', /are not marked/],
  ])('stops the build in a fence of %s', async (info, message) => {
    await expect(annotated('// @note a\nb', info)).rejects.toThrow(message);
  });
});
