import {tapsIn} from '../../../../src/reference/hooks/taps';
import {scriptOf} from '../script-of';

/** What a class named `CrumbPlugin` taps into, when this is in its `apply` method. */
const tapped = (code: string) =>
  tapsIn(scriptOf(`class CrumbPlugin { apply(compiler) { ${code} } }`)).map(
    ({hook, tap}) => `${hook.owner}.${hook.name} by ${tap.by}`,
  );

it.each([
  ['a hook of a variable', 'compiler.hooks.done.tap("Crumb", () => {});', 'compiler.done'],
  ['asynchronously', 'compiler.hooks.emit.tapPromise("Crumb", async () => {});', 'compiler.emit'],
  ['one key of a hook', 'parser.hooks.call.for("bake").tap("Crumb", () => {});', 'parser.call'],
  [
    'a hook that is kept',
    'const seal = compilation.hooks.seal; seal.tap("Crumb", () => {});',
    'compilation.seal',
  ],
  [
    'hooks that a class hands out',
    'NormalModule.getCompilationHooks(compilation).loader.tap("Crumb", () => {});',
    'NormalModule.loader',
  ],
  [
    'hooks that are kept',
    'const hooks = RealContentHashPlugin.getCompilationHooks(compilation); hooks.updateHash.tap("Crumb", () => {});',
    'RealContentHashPlugin.updateHash',
  ],
  [
    'hooks that a function of another file hands out',
    'const {getCompilationHooks} = require("./JavascriptModulesPlugin"); const {render} = getCompilationHooks(compilation); render.tap("Crumb", () => {});',
    'JavascriptModulesPlugin.render',
  ],
])('finds %s', (_, code, hook) => {
  expect(tapped(code)).toEqual([`${hook} by CrumbPlugin`]);
});

it('leaves out what is no hook', () => {
  expect(tapped('faucet.tap("Crumb"); compiler.hooks.done.call(stats);')).toEqual([]);
});
