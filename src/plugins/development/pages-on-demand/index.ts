import path from 'node:path';
import type {Compiler, Configuration, Module} from 'webpack';
import {type Middleware, middleware} from '../middleware';
import {type PageModules, pageModules} from './page-modules';

/** Where client.cjs asks for a module of a page, by its name. */
const requested = '/__page-on-demand/';

/**
 * Compiles a page when it is opened, not all of them at the start. Docusaurus names all pages in
 * one table of imports; webpack's lazy compilation leaves out those that nobody has opened. A page
 * that a browser asks for by its address is compiled before the document is sent.
 */
export function pagesOnDemand(siteDir: string, generatedFilesDir: string): Configuration[] {
  const pages = new OpenPages(siteDir, generatedFilesDir);
  return [
    middleware('pages-on-demand', openRequested(pages)),
    {
      experiments: {
        lazyCompilation: {
          entries: false,
          imports: true,
          test: (module: Module) => pages.isOfPage(module.nameForCondition() ?? ''),
          backend: (compiler: Compiler, callback: (error: null, backend: object) => void) => {
            pages.compileWith(compiler);
            callback(null, backendOf(pages));
          },
        },
      },
    } as Configuration,
  ];
}

const openRequested =
  (pages: OpenPages): Middleware =>
  ({url = '/', headers}, response, next) => {
    const address = decodeURI(url.split(/[?#]/)[0]!);
    if (url.startsWith(requested)) {
      pages.openModule(decodeURIComponent(url.slice(requested.length)));
      response.statusCode = 204;
      response.end();
      return;
    }
    if (headers.accept?.includes('text/html')) pages.openAddress(address);
    next();
  };

const backendOf = (pages: OpenPages) => ({
  dispose: (done: () => void) => done(),
  module: (module: Module) => {
    const name = pages.nameOf(module.nameForCondition()!);
    return {client: path.join(__dirname, 'client.cjs'), data: name, active: pages.isOpen(name)};
  },
});

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
