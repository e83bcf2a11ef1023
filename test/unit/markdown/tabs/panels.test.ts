import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {renderMarkdown} from '../../../support/markdown';

const tab = (name: string, text = 'text') => `:::tab[${name}]\n${text}\n:::\n`;
const tabs = (...inside: string[]) => `::::tabs[Legend]\n${inside.join('')}::::\n`;
const drawn = async (markdown: string, file?: string) =>
  fromHtml(await renderMarkdown(markdown, file), {fragment: true});

describe('tabs around any text', () => {
  it('are radio buttons and a panel for each, whatever its content', async () => {
    const tree = await drawn(tabs(tab('A', '- *one*'), tab('B', '\n```js\nb\n```\n')));
    expect(toString(select('legend', tree)!)).toBe('Legend');
    expect(selectAll('label', tree).map((label) => toString(label))).toEqual(['A', 'B']);
    expect(selectAll('input', tree).map(({properties}) => properties.checked)).toEqual([
      true,
      undefined,
    ]);
    const panels = selectAll('.panel', tree);
    expect(panels.map(({properties}) => properties.dataTab)).toEqual(['A', 'B']);
    expect(select('li em', panels[0]!)).toBeDefined();
    expect(select('figure.code', panels[1]!)).toBeDefined();
  });

  it('choose for themselves', async () => {
    const tree = await drawn(tabs(tab('A'), tab('B')));
    expect(selectAll('label[class], .panel:not([class=panel])', tree)).toEqual([]);
  });

  it('choose for the whole site when they have the names of the package managers, in any order', async () => {
    const tree = await drawn(tabs(tab('pnpm'), tab('npm'), tab('Yarn')));
    const values = ['pnpm', 'npm', 'yarn'];
    expect(selectAll('label', tree).map(({properties}) => properties.className)).toEqual(
      values.map((value) => [value]),
    );
    expect(selectAll('.panel', tree).map(({properties}) => properties.className)).toEqual(
      values.map((value) => ['panel', value]),
    );
    expect(selectAll('.npm', await drawn(tabs(tab('npm'), tab('Yarn'))))).toEqual([]);
  });

  it('are no group with others, also of another page', async () => {
    const content = tabs(tab('A'), tab('B')).repeat(2);
    const pages = await Promise.all(
      ['docs/a.mdx', 'docs/b.md'].map((f) => renderMarkdown(content, f)),
    );
    expect(new Set(pages.join('').match(/ name="[^"]+"/g)).size).toBe(4);
  });

  it.each([
    ['no legend', `::::tabs\n${tab('A')}${tab('B')}::::`, 1, 'need a legend'],
    ['no name', tabs(':::tab\na\n:::\n', tab('B')), 2, 'a tab needs a name'],
    ['one tab', tabs(tab('A')), 1, 'are 2 to 6 with different names, not A:'],
    ['text between them', tabs(tab('A'), '\ntext\n\n', tab('B')), 6, 'nothing but tabs'],
    [
      'tabs in tabs',
      `:::::tabs[L]\n::::tab[A]\n:::tabs[M]\n:::\n::::\n${tab('B')}:::::`,
      3,
      'in tabs:',
    ],
    ['no colon more', `:::tabs[L]\n${tab('A')}${tab('B')}:::`, 8, 'with a colon more'],
  ])('stop the build for %s', async (_, markdown, line, message) => {
    const failing = renderMarkdown(markdown);
    await expect(failing).rejects.toThrow(`docs/concepts/tea.md:${line}  `);
    await expect(failing).rejects.toThrow(message);
  });
});
