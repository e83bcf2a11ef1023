import {readOptions} from '../../../../src/reference/options';
import {type DocumentationVersion, newest, versions} from '../../../../src/versions';

const pluginsOf = (version: DocumentationVersion) =>
  new Map(
    readOptions(version).map(({path, plugins = []}) => [path, plugins.map(({name}) => name)]),
  );

it.each([
  ['below a condition', 'output.clean', ['CleanPlugin']],
  ['where a variable shortens its name', 'optimization.moduleIds', ['NamedModuleIdsPlugin']],
  ['for each element of a list', 'output.enabledLibraryTypes', ['EnableLibraryPlugin']],
  [
    'one of two, below conditions that name no option',
    'devtool',
    ['EvalSourceMapDevToolPlugin', 'SourceMapDevToolPlugin', 'EvalDevToolModulePlugin'],
  ],
])('finds what is applied %s', (_, option, expected) => {
  expect(pluginsOf(newest).get(option)).toEqual(expect.arrayContaining(expected));
});

it('leaves out what is applied always, or in one mode', () => {
  const plugins = pluginsOf(newest);
  expect(plugins.get('mode')).toEqual([]);
  expect([...plugins.values()].flat()).not.toContain('RuntimePlugin');
});

it.each(versions)('knows what webpack $label applies for its options', (version) => {
  const plugins = pluginsOf(version);
  expect(plugins.get('optimization.splitChunks')).toEqual(['SplitChunksPlugin']);
  expect([...plugins.values()].flat().length).toBeGreaterThan(20);
});
