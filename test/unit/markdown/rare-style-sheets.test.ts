import type {Root} from 'hast';
import {h} from 'hastscript';
import {asFinishedHtml} from '../../../src/markdown/finished-html';
import {importRareStyleSheets} from '../../../src/markdown/rare-style-sheets';

/** The sources of what the page imports. */
function importsOf(...children: Parameters<typeof h>[1][]): string[] {
  const tree = h(null, ...(children as never[])) as Root;
  importRareStyleSheets()(tree);
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    return node.data!.estree!.body.flatMap((line) =>
      line.type === 'ImportDeclaration' ? [String(line.source.value)] : [],
    );
  });
}

describe('the sheet of rare elements', () => {
  it.each([
    ['keys', h('p', [h('kbd', 'Esc')])],
    ['task lists', h('ul.contains-task-list')],
    ['what folds out', h('blockquote', [h('details')])],
    ['another direction', h('p', [h('span', {dir: 'rtl'}, 'שלום')])],
  ])('comes with %s, once', (_, element) => {
    expect(importsOf(element, element)).toEqual(['@site/src/css/elements.css']);
  });

  it.each([
    ['kbd', 'id', 'a', 'elements'],
    ['span', 'dir', 'rtl', 'elements'],
    ['dl', 'className', 'facts long', 'options'],
  ])('comes with <%s %s="%s"> of MDX pages', (tag, name, value, sheet) => {
    const attributes = [{type: 'mdxJsxAttribute' as const, name, value}];
    const element = {type: 'mdxJsxTextElement' as const, name: tag, attributes, children: []};
    expect(importsOf(element as never)).toEqual([`@site/src/css/${sheet}.css`]);
  });

  it('comes with what folds out inside of finished HTML, but not with the files of a step', () => {
    const inside = (name: string) => asFinishedHtml(h(name, [h('details')]));
    expect(importsOf(inside('dl'))).toEqual(['@site/src/css/elements.css']);
    expect(importsOf(inside('div.files'))).toEqual([]);
  });

  it('is another one for tabs, and both for tabs around text', () => {
    const tabs = '@site/src/css/tabs.css';
    expect(importsOf(h('div.tabs', [h('figure.code')]))).toEqual([tabs]);
    expect(importsOf(h('div.tabs', [h('div.panel')]))).toEqual([tabs, '@site/src/css/panels.css']);
  });

  it('stays away from other pages', () => {
    const page = h('div', [h('p', ['a ', h('code', 'kbd')]), h('figure.code')]);
    expect(importsOf(page)).toEqual([]);
  });
});
