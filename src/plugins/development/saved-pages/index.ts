import path from 'node:path';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {versions} from '../../../versions';
import {readPages} from '../../../content';
import {isMirrored} from '../../../content/place';
import {type PageNode, pagesOf} from '../../../content/node';
import {formatProblem} from '../../../content/finding';
import {touchPageMark} from '../page-mark';
import type {ShownProblems} from '../shown-problems';
import {ContentCheck} from './content-check';

/** How long the browser has the machine for itself after a compilation: it fetches and renders. */
const headStart = 300;

/**
 * Looks at the pages after each compilation, when the browser has what was saved: shows what is
 * wrong with them, has the docs plugin read them again when a menu changes, and has the content of
 * those that were saved checked.
 */
export class SavedPages implements WebpackPluginInstance {
  readonly #check: ContentCheck;
  #known: ReadonlySet<PageNode> | undefined;
  #menus = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly generatedFilesDir: string,
    private readonly problems: ShownProblems,
  ) {
    this.#check = new ContentCheck(siteDir, problems);
  }

  apply(compiler: Compiler): void {
    const folders = versions.map(({folder}) => path.join(this.siteDir, folder));
    compiler.hooks.watchRun.tap('development', ({modifiedFiles = new Set<string>()}) => {
      clearTimeout(this.#timer);
      for (const file of modifiedFiles) this.problems.forget(path.relative(this.siteDir, file));
    });
    // Pages that nobody has opened are no modules: their folders are watched.
    compiler.hooks.thisCompilation.tap('development', ({contextDependencies}) =>
      contextDependencies.addAll(folders),
    );
    compiler.hooks.done.tap('development', () => {
      this.#timer = setTimeout(() => void this.#look(), headStart);
    });
    compiler.hooks.watchClose.tap('development', () => {
      clearTimeout(this.#timer);
      this.#check.stop();
    });
  }

  async #look(): Promise<void> {
    // The bundler shows what it cannot parse; without it there is nothing to look at.
    const read = await readPages(this.siteDir).catch(() => undefined);
    if (!read) return;
    const {index, problems} = read;
    this.problems.set(
      'content index',
      problems.map((problem) => ({file: problem.file, text: formatProblem(problem)})),
    );
    const pages = Object.values(index).flatMap(pagesOf);
    if (problems.length === 0) this.#followMenus(pages);
    const known = this.#known;
    this.#known = new Set(pages);
    // A page that is as it was is the very object that was read before.
    const changed = pages.filter((page) => known && !known.has(page)).map(({path: file}) => file);
    this.#check.look(changed.filter((file) => !isMirrored({path: file})));
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
