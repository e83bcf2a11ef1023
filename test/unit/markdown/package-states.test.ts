import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import states from '../../../src/data/awesome-packages.json';
import {packageStates} from '../../../src/markdown/package-states';

async function drawn(...rows: string[]): Promise<Root> {
  const value = ['::package-states', '', ...rows].join('\n');
  const file = new VFile({path: 'docs/awesome-webpack.md', value});
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(packageStates);
  return (await processor.run(processor.parse(file), file)) as Root;
}

const cellsOf = (tree: Root): string[] =>
  tree.children.flatMap((node) =>
    node.type === 'table'
      ? node.children.flatMap((row) => row.children.map((cell) => toString(cell)))
      : [],
  );

describe('::package-states', () => {
  it('adds what the registry said to each row, and when it was asked', async () => {
    const tree = await drawn('| Package | Use |', '| --- | --- |', '| `swc-loader` | compiles |');
    const {version, webpack} = states.packages['swc-loader'];
    expect(cellsOf(tree).slice(4)).toEqual(['swc-loader', 'compiles', version, webpack]);
    expect(toString(tree)).toContain(states.asOf);
  });

  it('leaves tables of other things alone', async () => {
    const tree = await drawn('| Task | Use |', '| --- | --- |', '| read JSON | nothing |');
    expect(cellsOf(tree)).toEqual(['Task', 'Use', 'read JSON', 'nothing']);
  });

  it('names the line of a package that the registry was not asked about', async () => {
    const rows = ['| Package | Use |', '| --- | --- |', '| `teapot-loader` | pours |'];
    await expect(drawn(...rows)).rejects.toThrow(
      /docs\/awesome-webpack\.md:5.*npm run refresh -- states/,
    );
  });
});
