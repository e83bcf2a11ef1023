import {titleCodeBlocks} from '../../../../../../src/plugins/mirrored-packages/build/steps/file-names';
import {markdownAfter} from '../../../../../support/readme';

describe('file names above blocks of code', () => {
  it('become the title of the block', async () => {
    const markdown = await markdownAfter('**webpack.config.js**\n\n```js\na\n```', titleCodeBlocks);
    expect(markdown).toBe('```js title="webpack.config.js"\na\n```');
  });

  it('tell the language of a block that has none', async () => {
    const [script, unknown] = ['**src/index.js**\n\n```\na\n```', '**a.zzz**\n\n```\na\n```'];
    expect(await markdownAfter(script, titleCodeBlocks)).toMatch(/^```js title="src\/index.js"/);
    expect(await markdownAfter(unknown, titleCodeBlocks)).toMatch(/^```text title="a.zzz"/);
  });

  it('are found in lists, too', async () => {
    const list = '- First\n\n  **a.js**\n\n  ```js\n  a\n  ```';
    expect(await markdownAfter(list, titleCodeBlocks)).toContain('```js title="a.js"');
  });

  it.each([
    ['a bold line that is no file name', '**Attention**\n\n```js\na\n```'],
    ['a file name without code below', '**webpack.config.js**\n\nText'],
    ['a bold name in a sentence', 'In **webpack.config.js**\n\n```js\na\n```'],
    ['two names in one line', '**a.js** **b.js**\n\n```js\na\n```'],
  ])('stay text for %s', async (_case, markdown) => {
    expect(await markdownAfter(markdown, titleCodeBlocks)).toBe(markdown);
  });
});
