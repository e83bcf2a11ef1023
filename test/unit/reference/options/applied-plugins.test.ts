import {appliedIn} from '../../../../src/reference/options/applied-plugins';
import {readOptions} from '../../../../src/reference/options';
import {versions} from '../../../../src/versions';
import {scriptOf} from '../script-of';

/** Which plugins this code applies, for which option. */
const applied = (code: string) =>
  [...appliedIn(scriptOf(code))].map(
    ([option, plugins]) => `${option}: ${plugins.map(({name}) => name).join(', ')}`,
  );

it.each([
  [
    'below a condition',
    'if (options.output.clean) { new CleanPlugin(options.output.clean).apply(compiler); }',
    'output.clean: CleanPlugin',
  ],
  [
    'below the nearest condition that names one',
    'if (options.bread) { if (options.bread.crust) { if (isHot) new CrustPlugin().apply(compiler); } }',
    'bread.crust: CrustPlugin',
  ],
  [
    'where a variable shortens its name',
    'const ids = options.optimization.moduleIds; switch (ids) { case "a": new NamedPlugin().apply(compiler); }',
    'optimization.moduleIds: NamedPlugin',
  ],
  [
    'for each element of a list',
    'const kinds = Array.isArray(options.kinds) ? options.kinds : []; for (const kind of kinds) new KindPlugin(kind).apply(compiler);',
    'kinds: KindPlugin',
  ],
  [
    'one of two',
    'if (options.devtool) { const Plugin = isEval ? require("./EvalPlugin") : FilePlugin; new Plugin().apply(compiler); }',
    'devtool: EvalPlugin, FilePlugin',
  ],
])('finds what is applied %s', (_, code, expected) => {
  expect(applied(code)).toEqual([expected]);
});

it.each([
  ['always', 'new RuntimePlugin().apply(compiler);'],
  ['in one mode', 'if (options.mode === "production") new ModePlugin().apply(compiler);'],
])('leaves out what is applied %s', (_, code) => {
  expect(applied(code)).toEqual([]);
});

it.each(versions)('knows what webpack $label applies for its options', (version) => {
  const pluginsOf = new Map(
    readOptions(version).map(({path, plugins = []}) => [path, plugins.map(({name}) => name)]),
  );
  expect(pluginsOf.get('optimization.splitChunks')).toEqual(['SplitChunksPlugin']);
  expect(pluginsOf.get('devtool')).toContain('SourceMapDevToolPlugin');
  expect([...pluginsOf.values()].flat().length).toBeGreaterThan(20);
});
