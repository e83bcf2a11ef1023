import type {Compilation, Compiler, javascript} from 'webpack';

/** A hook by the class that has it. */
export interface FiredHook {
  of: string;
  name: string;
}

/** What all classes of tapable have. */
interface TapableHook {
  /** Marks what only redirects to another hook. */
  _fakeHook?: boolean;
  intercept(interceptor: object): void;
  for?(key: string): TapableHook;
}

const plugin = 'HookOrder';
/** Kinds of JavaScript modules: each has a parser of its own. */
const parsers = ['javascript/auto', 'javascript/dynamic', 'javascript/esm'];

/**
 * Notes hooks of a compiler and of what it makes when they fire first.
 * @param fired where they are added, in their order
 */
export function listen(compiler: Compiler, fired: FiredHook[]): void {
  const known = new Set<string>();
  const note = (of: string, name: string) => {
    if (known.has(`${of}.${name}`)) return;
    known.add(`${of}.${name}`);
    fired.push({of, name});
  };
  const each = (of: string, hooks: object) => interceptAll(hooks, (name) => note(of, name));

  each('Compiler', compiler.hooks);
  const own = (compilation: Compilation) => compilation.compiler === compiler;
  compiler.hooks.thisCompilation.tap({name: plugin, stage: -Infinity}, (compilation) => {
    if (own(compilation)) each('Compilation', compilation.hooks);
  });
  compiler.hooks.contextModuleFactory.tap(plugin, (factory) =>
    each('ContextModuleFactory', factory.hooks),
  );
  compiler.hooks.normalModuleFactory.tap(plugin, (factory) => {
    each('NormalModuleFactory', factory.hooks);
    for (const type of parsers)
      factory.hooks.parser.for(type).tap(plugin, (parser) => {
        const {hooks, constructor} = parser as javascript.JavascriptParser;
        each(constructor.name, hooks);
      });
  });
}

function interceptAll(hooks: object, note: (name: string) => void): void {
  for (const [name, {value}] of Object.entries(Object.getOwnPropertyDescriptors(hooks))) {
    const hook = value as Partial<TapableHook> | undefined;
    if (typeof hook?.intercept !== 'function' || hook._fakeHook) continue;
    const call = () => note(name);
    if (!hook.for) hook.intercept({call});
    else
      hook.intercept({
        factory: (_key: string, keyed: TapableHook) => {
          keyed.intercept({call});
          return keyed;
        },
      });
  }
}
