import states from '../../../../src/data/awesome-packages.json' with {type: 'json'};
import {renderMarkdown} from '../../../support/markdown';

const drawn = (head: string, row: string) =>
  renderMarkdown(`::package-states\n\n${head}\n| --- | --- |\n${row}\n`, 'docs/awesome-webpack.md');
const cellsOf = (html: string) =>
  html.match(/<t[hd]\b.*?<\/t[hd]>/gs)!.map((cell) => cell.replaceAll(/<[^>]+>/g, ''));

describe('::package-states', () => {
  it('adds what the registry said to each row, and when it was asked', async () => {
    const html = await drawn('| Package | Use |', '| `swc-loader` | compiles |');
    const {version, webpack} = states.packages['swc-loader'];
    const range = webpack.replace('>', '&gt;');
    expect(cellsOf(html).slice(4)).toEqual(['swc-loader', 'compiles', version, range]);
    expect(html).toContain(states.asOf);
  });

  it('calls a package deprecated whose README does', async () => {
    const html = await drawn('| Package | Use |', '| `css-loader` | reads CSS |');
    expect(cellsOf(html)[6]).toBe(`${states.packages['css-loader'].version}, deprecated`);
  });

  it('leaves tables of other things alone', async () => {
    const html = await drawn('| Task | Use |', '| read JSON | nothing |');
    expect(cellsOf(html)).toEqual(['Task', 'Use', 'read JSON', 'nothing']);
  });

  it('names the line of a package that the registry was not asked about', async () => {
    await expect(drawn('| Package | Use |', '| `teapot-loader` | pours |')).rejects.toThrow(
      /docs\/awesome-webpack\.md:5.*npm run refresh -- states/,
    );
  });
});
