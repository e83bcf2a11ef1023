import {jest} from '@jest/globals';
import {promisify} from 'node:util';
import {type Compiler, webpack} from 'webpack';
import type {PageNode} from '../../../../src/content/index-node';
import {menuText, SavedPages} from '../../../../src/plugins/development/saved-pages';
import {versions} from '../../../../src/versions';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

const description = 'A page about the leaves of tea, the water for them, and no coffee.';
const page = `---\ntitle: Tea\ndescription: ${description}\nsort: -1\n---\n\nText.\n`;

it('a problem of a page is an error of the next compilation, which it asks for once, until it is mended', async () => {
  const context = temporaryFolder();
  const save = (text: string) => writeFiles(context, {'docs/index.md': text, 'index.js': ''});
  for (const {folder} of versions) writeFiles(context, {[`${folder}/index.md`]: page});
  const compiler = webpack({context, entry: './index.js', mode: 'none'})!;
  new SavedPages(context, context).apply(compiler);
  compiler.hooks.shouldEmit.tap('test', () => false);
  const invalidate = jest.fn<(value: unknown) => void>();
  compiler.watching = {invalidate} as unknown as Compiler['watching'];
  const nextInvalidation = () =>
    new Promise((resolve) => invalidate.mockImplementationOnce(resolve));
  const run = promisify(compiler.run.bind(compiler));
  const errors = async () => (await run())!.compilation.errors.map(({message}) => message);
  const problems = [expect.stringContaining('docs/index.md:4  teapot: is not a known key')];

  save(page.replace('\nsort', '\nteapot: 1\nsort'));
  const first = nextInvalidation();
  expect(await errors()).toEqual([]);
  await first;
  expect(await errors()).toEqual(problems);
  save(page);
  const second = nextInvalidation();
  expect(await errors()).toEqual(problems);
  await second;
  expect(await errors()).toEqual([]);
  expect(invalidate).toHaveBeenCalledTimes(2);
  compiler.hooks.watchClose.call();
});

const tea: PageNode = {
  path: 'docs/tea.md',
  name: 'tea.md',
  type: 'file',
  size: 100,
  url: '/tea/',
  extension: '.md',
  title: 'Tea',
  description: 'Leaves and water.',
  anchors: [{title: 'Leaves', id: 'leaves', level: 2}],
};

describe('what menus tell of pages', () => {
  it('is the same after a change of the text', () => {
    expect(menuText([{...tea, size: 200, anchors: []}])).toBe(menuText([tea]));
  });

  it.each<[string, PageNode[]]>([
    ['a title changes', [{...tea, title: 'Green tea'}]],
    ['a page comes', [tea, {...tea, path: 'docs/pots.md', url: '/pots/'}]],
    ['a page goes', []],
    ['the place of a page changes', [{...tea, sort: 3}]],
  ])('is something else when %s', (_, pages) => {
    expect(menuText(pages)).not.toBe(menuText([tea]));
  });
});
