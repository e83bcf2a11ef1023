import {renderMarkdown} from '../../support/markdown';

const readme = 'docs/loaders/_css-loader.md';
const named = '**webpack.config.js**\n\n```js\na\n```\n';

describe('file names in READMEs', () => {
  it('become the title of the code below them', async () => {
    const html = await renderMarkdown(named, readme);
    expect(html).toContain('<figcaption>webpack.config.js</figcaption>');
    expect(html).not.toContain('<strong>');
  });

  it.each([
    ['a bold line that is no file name', '**Attention**\n\n```js\na\n```\n'],
    ['a file name without code below', '**webpack.config.js**\n\nText\n'],
    ['a bold name in a sentence', 'In **webpack.config.js**\n\n```js\na\n```\n'],
  ])('stay for %s', async (_what, markdown) => {
    expect(await renderMarkdown(markdown, readme)).toContain('<strong>');
  });

  it('are left alone on our own pages, where the fence has the title', async () => {
    expect(await renderMarkdown(named)).toContain('<strong>webpack.config.js</strong>');
  });
});
