import {type HookOrder, recordHookOrder} from '../../../src/reference/hook-order';
import {readHooks} from '../../../src/reference/hooks/read-hooks';
import {sourcePackage, webpackSource} from '../../../src/reference/source/packages';
import {newest} from '../../../src/versions';

describe('the order of hooks', () => {
  let order: HookOrder;
  beforeAll(async () => {
    order = await recordHookOrder(newest);
  });
  const names = (hooks: HookOrder['build']) => hooks.map(({of, name}) => `${of}.${name}`);

  it('has only hooks that the source has', () => {
    const source = webpackSource(newest);
    const facts = readHooks(source, sourcePackage('enhanced-resolve', source.folder));
    const namedHooks = new Set(facts.map(({of, name}) => `${of}.${name}`));
    const firedHooks = [...order.build, ...order.rebuild, ...order.childCompiler];
    expect(names(firedHooks).filter((name) => !namedHooks.has(name))).toEqual([]);
  });

  it('goes from the run to the end, through all classes', () => {
    const build = names(order.build);
    const places = [
      'Compiler.run',
      'Compiler.make',
      'NormalModuleFactory.beforeResolve',
      'JavascriptParser.program',
      'ContextModuleFactory.beforeResolve',
      'Compilation.seal',
      'Compiler.emit',
      'Compiler.done',
    ].map((name) => build.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('begins a rebuild with the change, and ends it with the watcher', () => {
    expect(names(order.rebuild).slice(0, 2)).toEqual(['Compiler.invalid', 'Compiler.watchRun']);
    expect(names(order.rebuild).at(-1)).toBe('Compiler.watchClose');
  });

  it('has neither run nor emit hooks in a child compiler', () => {
    const child = names(order.childCompiler);
    expect(child).toContain('Compilation.seal');
    expect(child).not.toContain('Compiler.run');
    expect(child).not.toContain('Compiler.emit');
  });
});
