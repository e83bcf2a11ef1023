import type {Compilation, Compiler, WebpackError, WebpackPluginInstance} from 'webpack';

const hasBrokenModule = ({errors}: Compilation): boolean =>
  errors.some((error) => Boolean((error as WebpackError).module));

/**
 * Keeps what was compiled before while a page cannot be compiled. A hot update would bring a module
 * that throws, and the update that mends it would be stopped by it. Webpack's own
 * `optimization.emitOnErrors: false` would also withhold other pages while a problem is shown that
 * is none of the bundle (shown-problems.ts).
 */
export class WithoutBrokenModules implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const keep = (compilation: Compilation) => (hasBrokenModule(compilation) ? false : undefined);
    compiler.hooks.shouldEmit.tap('development', keep);
    compiler.hooks.compilation.tap('development', (compilation) => {
      compilation.hooks.shouldRecord.tap('development', () => keep(compilation));
    });
  }
}
