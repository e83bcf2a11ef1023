import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {jest} from '@jest/globals';
import type {Compiler} from 'webpack';
import {OpenPages} from '../../../../src/plugins/development/pages-on-demand';

const siteDir = '/site';

/** A row as Docusaurus 3.10 writes it. */
const row = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

function generated(registry: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  const names = {
    '/tea/-a1b': {__comp: 'item', content: 'tea', menu: 'menu'},
    '/pots/-c2d': {__comp: 'item', content: 'pots', menu: 'menu'},
    '/-d3f': {version: 'version'},
    '/vote/-e3f': {__comp: 'vote', __context: {plugin: 'data'}},
  };
  writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(names));
  writeFileSync(path.join(folder, 'registry.js'), registry);
  return folder;
}

const registry = `export default {\n${[
  row('item', '@theme/DocItem'),
  row('tea', '@site/docs/tea.md'),
  row('pots', '@site/docs/pots.md'),
  row('menu', '/site/.docusaurus/menu.json'),
  row('version', '@generated/version-current.js'),
  row('vote', '@site/src/pages/vote.tsx'),
  row('data', '/site/.docusaurus/vote.json'),
].join('\n')}\n};\n`;

function open() {
  const folder = generated(registry);
  const pages = new OpenPages(siteDir, folder);
  const invalidate = jest.fn();
  pages.compileWith({watching: {invalidate}} as unknown as Compiler);
  return {pages, invalidate, folder};
}

describe('modules of pages', () => {
  it.each(['docs/tea.md', 'src/pages/vote.tsx'])('%s waits until it is opened', (name) => {
    expect(open().pages.isOfPage(path.join(siteDir, name))).toBe(true);
  });

  it.each(['.docusaurus/vote.json', 'src/theme/DocItem/index.tsx', 'docs/other.md'])(
    '%s is compiled at once',
    (name) => {
      expect(open().pages.isOfPage(path.join(siteDir, name))).toBe(false);
    },
  );

  it('are no data that a plugin has written as a module', () => {
    const {pages, folder} = open();
    expect(pages.isOfPage(path.join(folder, 'version-current.js'))).toBe(false);
  });

  it('are not found in a table that is written some other way', () => {
    const pages = new OpenPages(siteDir, generated('export default {};'));
    expect(() => pages.isOfPage('/site/docs/tea.md')).toThrow('written some other way now');
  });
});

describe('a page', () => {
  it.each(['/tea/', '/tea'])('is compiled when its address is asked for: %s', (address) => {
    const {pages, invalidate} = open();
    pages.openAddress(address);
    expect(pages.isOpen('docs/tea.md')).toBe(true);
    expect(pages.isOpen('docs/pots.md')).toBe(false);
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it('is compiled when a link leads to it', () => {
    const {pages, invalidate} = open();
    pages.openModule('docs/pots.md');
    expect(pages.isOpen('docs/pots.md')).toBe(true);
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it('that is open already makes nobody wait', () => {
    const {pages, invalidate} = open();
    pages.openAddress('/tea/');
    pages.openAddress('/tea/');
    pages.openModule('docs/tea.md');
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it('that is not there opens nothing', () => {
    const {pages, invalidate} = open();
    pages.openAddress('/milk/');
    pages.openModule('../../etc/passwd');
    expect(invalidate).not.toHaveBeenCalled();
  });
});
