import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {newest} from '../../../../src/versions';
import {renderMarkdown} from '../../../support/markdown';
import {older} from '../../../support/older-version';

/** Gives the rows about the other version that a page of a version shows of a name. */
async function comparisonOf(directive: string, folder: string): Promise<string[]> {
  const name = /\[(?:.+\.)?(\w+)\]/.exec(directive)![1]!;
  const content = `## \`${name}\`\n\n${directive}`;
  const tree = fromHtml(await renderMarkdown(content, `${folder}/api/tea.md`), {fragment: true});
  return selectAll('dl.facts > div', tree)
    .map((row) => row.children.map((part) => toString(part)).join(': '))
    .filter((row) => /^(?:New in|Removed|In webpack)/.test(row));
}

it.each([
  [
    'a hook that the newer webpack brought',
    '::hook[Compiler.initialize]',
    newest,
    ['New in: webpack 5'],
  ],
  [
    'a hook that it has no more',
    '::hook[Compilation.dependencyReference]',
    older,
    ['Removed: in webpack 5'],
  ],
  ['a hook of another kind', '::hook[MultiCompiler.done]', newest, ['In webpack 4: SyncHook']],
  ['a hook that both have', '::hook[Compiler.run]', newest, []],
  ['a hook of a class with another name', '::hook[JavascriptParser.call]', newest, []],
  ['a plugin', '::plugin[ModuleFederationPlugin]', newest, ['New in: webpack 5']],
  ['a plugin that is gone', '::plugin[NamedModulesPlugin]', older, ['Removed: in webpack 5']],
  ['an option of a plugin', '::plugin-option[BannerPlugin.footer]', newest, ['New in: webpack 5']],
  ['a member of the loader context', '::loader-context[exec]', older, ['Removed: in webpack 5']],
  ['a variable', '::variable[import.meta.url]', newest, ['New in: webpack 5']],
  ['a comment', '::magic-comment[webpackExports]', newest, ['New in: webpack 5']],
])('a page says how the other version knows %s', async (_, directive, {folder}, rows) => {
  expect(await comparisonOf(directive, folder)).toEqual(rows);
});
