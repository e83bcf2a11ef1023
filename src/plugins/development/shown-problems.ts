import type {Compiler, WebpackPluginInstance} from 'webpack';

/** A problem of a page, as it is shown. */
export interface ShownProblem {
  /** Path of the page relative to the site. */
  file: string;
  /** Place and sentence: `docs/a.md:3  title: is missing`. */
  text: string;
}

/**
 * Shows what is wrong with pages the way webpack shows what it cannot compile: in the terminal, and
 * over the page in every open browser, until it is mended.
 */
export class ShownProblems implements WebpackPluginInstance {
  readonly #bySource = new Map<string, readonly ShownProblem[]>();
  #compiler: Compiler | undefined;
  #shown = '';

  /**
   * Takes all that a source knows now, in place of what it knew, and shows it if it is news.
   * @param source who looks for problems of a kind
   */
  set(source: string, problems: readonly ShownProblem[]): void {
    this.#bySource.set(source, problems);
    if (this.#text() !== this.#shown) this.#compiler?.watching?.invalidate();
  }

  /** Shows nothing of a file until it was looked at again: it has been saved. */
  forget(file: string): void {
    for (const [source, problems] of this.#bySource)
      this.#bySource.set(
        source,
        problems.filter((problem) => problem.file !== file),
      );
  }

  apply(compiler: Compiler): void {
    const {WebpackError} = compiler.webpack;
    this.#compiler = compiler;
    compiler.hooks.thisCompilation.tap('development', (compilation) => {
      this.#shown = this.#text();
      for (const text of this.#texts()) {
        const error = new WebpackError(text);
        // Where in our code it was made tells a writer nothing.
        error.hideStack = true;
        compilation.errors.push(error);
      }
    });
  }

  #texts(): string[] {
    return [...new Set([...this.#bySource.values()].flat().map(({text}) => text))].sort();
  }

  #text(): string {
    return this.#texts().join('\n');
  }
}
