import path from 'node:path';
import type {Compiler} from 'webpack';
import {type PageModules, pageModules} from './page-modules';

/** Which pages have been opened since the server started. */
export class OpenPages {
  readonly #open = new Set<string>();
  #compiler: Compiler | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly generatedFilesDir: string,
  ) {}

  /** Tells which compiler has to compile what is opened. */
  compileWith(compiler: Compiler): void {
    this.#compiler = compiler;
  }

  /** Path of a module relative to the site: what the browser asks for it by. */
  nameOf = (file: string): string => path.relative(this.siteDir, file);

  /** Whether a module is compiled only when its page is opened. */
  isOfPage = (file: string): boolean => this.#modules().all.has(this.nameOf(file));

  isOpen = (name: string): boolean => this.#open.has(name);

  /** Has the page at an address compiled from now on. */
  openAddress(address: string): void {
    const withSlash = address.endsWith('/') ? address : `${address}/`;
    this.#add(this.#modules().of.get(withSlash) ?? []);
  }

  /** Has a module of a page compiled from now on; other names are none. */
  openModule(name: string): void {
    if (this.#modules().all.has(name)) this.#add([name]);
  }

  #add(names: readonly string[]): void {
    const fresh = names.filter((name) => !this.#open.has(name));
    if (fresh.length === 0) return;
    for (const name of fresh) this.#open.add(name);
    this.#compiler?.watching?.invalidate();
  }

  #modules(): PageModules {
    return pageModules(this.generatedFilesDir, this.siteDir);
  }
}
