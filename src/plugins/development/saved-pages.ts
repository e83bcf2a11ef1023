import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {versions} from '../../versions';
import {readIndexAndProblems} from '../../content';
import {type PageNode, pagesOf} from '../../content/index-node';
import {formatProblem} from '../../content/finding';

/** How long the browser has the machine for itself after a compilation: it fetches and renders. */
const headStart = 300;

/**
 * Looks at the pages after each compilation, when the browser has what was saved. Shows what is wrong
 * with them as webpack shows what it cannot compile: in the terminal, and over the page in every open
 * browser, until it is mended. Has the docs plugin read them again when a menu changes.
 */
export class SavedPages implements WebpackPluginInstance {
  #problems: readonly string[] = [];
  #menus = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly generatedFilesDir: string,
  ) {}

  apply(compiler: Compiler): void {
    const {hooks, webpack} = compiler;
    const folders = versions.map(({folder}) => path.join(this.siteDir, folder));
    hooks.thisCompilation.tap('development', ({contextDependencies, errors}) => {
      // Pages that were not opened are no modules: their folders are watched.
      contextDependencies.addAll(folders);
      for (const problem of this.#problems) {
        const error = new webpack.WebpackError(problem);
        // Where in our code it was made tells a writer nothing.
        error.hideStack = true;
        errors.push(error);
      }
    });
    hooks.watchRun.tap('development', () => clearTimeout(this.#timer));
    hooks.watchClose.tap('development', () => clearTimeout(this.#timer));
    hooks.done.tap('development', () => {
      this.#timer = setTimeout(() => void this.#look(compiler), headStart);
    });
  }

  async #look({watching}: Compiler): Promise<void> {
    // The bundler shows what it cannot parse; without it there is nothing to look at.
    const read = await readIndexAndProblems(this.siteDir).catch(() => undefined);
    if (!read) return;
    const problems = read.problems.map(formatProblem);
    const isNews = !isDeepStrictEqual(problems, this.#problems);
    this.#problems = problems;
    if (isNews) watching?.invalidate();
    if (problems.length > 0) return;
    const menus = menuText(Object.values(read.index).flatMap(pagesOf));
    if (this.#menus !== '' && this.#menus !== menus) touchPageMark(this.generatedFilesDir);
    this.#menus = menus;
  }
}

/**
 * Gives all that menus, addresses and cards tell of pages, to compare it: their front matter and
 * where they are, and nothing of their text.
 */
export const menuText = (pages: readonly PageNode[]): string =>
  JSON.stringify(pages.map((page) => ({...page, anchors: undefined, size: undefined})));

/**
 * The file that the docs plugin watches in the development server in place of all pages: what it
 * reads of them is their addresses and front matter.
 */
export const pageMark = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'development', 'pages-changed');

/** Has the docs plugin read all pages again. */
export function touchPageMark(generatedFilesDir: string): void {
  const mark = pageMark(generatedFilesDir);
  mkdirSync(path.dirname(mark), {recursive: true});
  writeFileSync(mark, String(Date.now()));
}
