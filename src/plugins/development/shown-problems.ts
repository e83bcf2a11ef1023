import type {Compiler, WebpackPluginInstance} from 'webpack';

/**
 * Shows what is wrong with pages the way webpack shows what it cannot compile: in the terminal, and
 * over the page in every open browser, until it is mended.
 */
export class ShownProblems implements WebpackPluginInstance {
  #texts: readonly string[] = [];
  #compiler: Compiler | undefined;

  /**
   * Shows problems in place of those that are shown, if they are others.
   * @param texts place and sentence: `docs/a.md:3  title: is missing`
   */
  set(texts: readonly string[]): void {
    const isNews = texts.join('\n') !== this.#texts.join('\n');
    this.#texts = texts;
    if (isNews) this.#compiler?.watching?.invalidate();
  }

  apply(compiler: Compiler): void {
    const {WebpackError} = compiler.webpack;
    this.#compiler = compiler;
    compiler.hooks.thisCompilation.tap('development', (compilation) => {
      for (const text of this.#texts) {
        const error = new WebpackError(text);
        // Where in our code it was made tells a writer nothing.
        error.hideStack = true;
        compilation.errors.push(error);
      }
    });
  }
}
