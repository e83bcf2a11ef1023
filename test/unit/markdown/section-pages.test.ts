import path from 'node:path';
import type {Root} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {sectionPages} from '../../../src/markdown/section-pages';
import {older} from '../../support/older-version';

/** Gives what a page consists of when the list is in its place. */
function partsOf(file: string, ...children: Root['children']): string[] {
  const tree: Root = {type: 'root', children};
  sectionPages()(tree, new VFile({path: path.resolve(file)}));
  return tree.children.map((node) =>
    node.type === 'element' ? node.tagName : 'name' in node ? String(node.name) : node.type,
  );
}

describe('the list of the pages of a section', () => {
  it.each([
    ['follows what introduces a section', 'docs/guides/index.md', ['p', 'SectionPages', 'h2', 'p']],
    ['also in older versions', `${older.folder}/api/index.md`, ['p', 'SectionPages', 'h2', 'p']],
    ['ends an introduction', 'docs/concepts/index.md', ['p', 'h2', 'p', 'SectionPages']],
    ['is on no other page', 'docs/guides/caching.md', ['p', 'h2', 'p']],
    ['is on no top-level page', 'docs/index.mdx', ['p', 'h2', 'p']],
  ])('%s', (_, file, parts) => {
    expect(partsOf(file, h('p'), h('h2'), h('p'))).toEqual(parts);
  });

  it('follows what a colon announces', () => {
    expect(partsOf('docs/plugins/index.md', h('p', 'To use one:'), h('pre'), h('p'))).toEqual([
      'p',
      'pre',
      'SectionPages',
      'p',
    ]);
  });
});
