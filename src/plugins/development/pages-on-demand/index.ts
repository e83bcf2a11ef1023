import path from 'node:path';
import type {Compiler, Configuration, Module} from 'webpack';
import {type Middleware, middleware} from '../middleware';
import {OpenPages} from './open-pages';

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
      module: {
        rules: [
          {
            test: path.join(generatedFilesDir, 'registry.js'),
            use: [path.join(__dirname, 'without-weak.cjs')],
          },
        ],
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
