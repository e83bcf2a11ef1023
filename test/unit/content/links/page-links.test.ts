import {changeLinks, linksIn} from '../../../../src/content/links/collect-links';
import {parseBody} from '../../../../src/content/parse-body';

const annotated = `\`\`\`js annotated
module.exports = {
  // @note [mode](mode.md)
  mode: "production",

  // @note One
  // See [\`output\`](output.md) and [entry](entry.md#a).
  // In code: \`names["a"](plain.md)\`
  plugins: names["a"]("plain.md"),
};
\`\`\``;

describe('the links of a page', () => {
  it('are found in text, tables, definitions, notes, asides and titles, with their lines', async () => {
    const body = [
      'A [page](a.md).',
      '',
      '| [cell](b.md) |',
      '| --- |',
      '',
      ':::tip[[Title](c.md)]',
      '[aside](d.md)[^note]',
      ':::',
      '',
      '[by name][e]',
      '',
      '[e]: e.md',
      '[^note]: A [note](f.md).',
    ].join('\n');
    const links = linksIn((await parseBody(body, '.md')).tree);
    expect(links.map(({url, line}) => [url, line])).toEqual([
      ['a.md', 1],
      ['b.md', 3],
      ['c.md', 6],
      ['d.md', 7],
      ['e.md', 12],
      ['f.md', 13],
    ]);
  });

  it('are found in notes of annotated code, and in no other code', async () => {
    const plain = annotated.replace(' annotated', '');
    const {tree} = await parseBody(`Text\n\n${annotated}\n\n${plain}\n`, '.md');
    expect(linksIn(tree).map(({url, line}) => [url, line])).toEqual([
      ['mode.md', 5],
      ['output.md', 9],
      ['entry.md#a', 9],
    ]);
  });

  it('are found in HTML and JSX', async () => {
    const {tree} = await parseBody(
      'Text <a href="a.md">b</a>\n\n<p><a href="c.md">d</a></p>\n',
      '.md',
    );
    const page = await parseBody('<Card to="e.md">f</Card>\n', '.mdx');
    expect([...linksIn(tree), ...linksIn(page.tree)]).toEqual([
      {url: 'a.md', line: 1, isElement: true},
      {url: 'c.md', line: 3, isElement: true},
      {url: 'e.md', line: 1, isElement: true},
    ]);
  });

  it('can be changed without changing other annotated code', async () => {
    const {tree} = await parseBody(annotated, '.md');
    changeLinks(tree, ({url}) => `/${url.replace('.md', '/')}`);
    const [code] = tree.children;
    expect(code).toMatchObject({
      value: `module.exports = {
  // @note [mode](/mode/)
  mode: "production",

  // @note One
  // See [\`output\`](/output/) and [entry](/entry/#a).
  // In code: \`names["a"](plain.md)\`
  plugins: names["a"]("plain.md"),
};`,
    });
  });
});
