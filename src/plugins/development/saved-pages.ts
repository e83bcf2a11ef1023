import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {versions} from '../../versions';
import {readPages} from '../../content';
import {type PageNode, pagesOf} from '../../content/node';
import {formatProblem} from '../../content/finding';
import type {ShownProblems} from './shown-problems';

/** How long the browser has the machine for itself after a compilation: it fetches and renders. */
const headStart = 300;

/**
 * Looks at the pages after each compilation, when the browser has what was saved: shows what is
 * wrong with them, and has the docs plugin read them again when a menu changes.
 */
export class SavedPages implements WebpackPluginInstance {
  #menus = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly generatedFilesDir: string,
    private readonly problems: ShownProblems,
  ) {}

  apply({hooks}: Compiler): void {
    const folders = versions.map(({folder}) => path.join(this.siteDir, folder));
    // Pages that nobody has opened are no modules: their folders are watched.
    hooks.thisCompilation.tap('development', ({contextDependencies}) =>
      contextDependencies.addAll(folders),
    );
    hooks.watchRun.tap('development', () => clearTimeout(this.#timer));
    hooks.watchClose.tap('development', () => clearTimeout(this.#timer));
    hooks.done.tap('development', () => {
      this.#timer = setTimeout(() => void this.#look(), headStart);
    });
  }

  async #look(): Promise<void> {
    // The bundler shows what it cannot parse; without it there is nothing to look at.
    const read = await readPages(this.siteDir).catch(() => undefined);
    if (!read) return;
    const {index, problems} = read;
    this.problems.set(problems.map(formatProblem));
    if (problems.length === 0) this.#followMenus(Object.values(index).flatMap(pagesOf));
  }

  #followMenus(pages: readonly PageNode[]): void {
    const menus = menuText(pages);
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
