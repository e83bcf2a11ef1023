import {markup} from '../../../../src/checks/rules/markup';
import {parsePage} from '../../../../src/content/page';

async function findingsIn(body: string) {
  const page = await parsePage(`---\ntitle: Tea\n---\n${body}`, 'docs/guides/tea.md');
  return markup.check(page).map(({line, message}) => `${line} ${message}`);
}

describe('text that would be read as markup', () => {
  it.each([
    ['prose', 'Gives an Array<T> back.', '4 <T> is shown to nobody'],
    ['a heading', '## `a` is Set<string>', '4 <string> is shown to nobody'],
    ['a cell', '| A |\n| - |\n| Array<T> |', '6 <T> is shown to nobody'],
    ['a block', 'Text.\n\n<details>\n<Foo>\n</details>', '7 <Foo> is shown to nobody'],
    ['an id', '## X {#a.__b__}', '4 the id in {#…} is shown to readers'],
  ])('is found in %s', async (_where, body, finding) => {
    expect(await findingsIn(body)).toEqual([finding]);
  });

  it.each([
    '`Array<T>` and Array\\<T>',
    'Press <kbd>a</kbd>.<br/>',
    '<!-- <T> -->',
    '```ts\nlet a: Array<T>;\n```',
    '1 < 2 and a<b',
    '## X {#a.b}',
    '## X {#a.\\_\\_b\\_\\_}',
    '## The sign `{#id}`',
  ])('is not %j', async (body) => {
    expect(await findingsIn(body)).toEqual([]);
  });
});
