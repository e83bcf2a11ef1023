import path from 'node:path';
import type {Compiler, Configuration, Module} from 'webpack';
import {middleware} from '../middleware';

/** Where client.cjs asks for a page, by its file. */
const requested = '/__page-on-demand/';

/** What is compiled only when it is opened. */
const page = /\.mdx?$|[\\/]src[\\/]pages[\\/]/;

/**
 * Compiles a page when it is opened, not all of them at the start: Docusaurus names all pages in
 * one table of imports. Webpack's own backend would listen on a port of its own, and be asked for
 * all pages that were opened by one address, which grows too long.
 */
export function pagesOnDemand(siteDir: string, generatedFilesDir: string): Configuration[] {
  const open = new Set<string>();
  let compiler: Compiler | undefined;
  const backend = {
    dispose: (done: () => void) => done(),
    module(module: Module) {
      const file = path.relative(siteDir, module.nameForCondition()!);
      return {client: path.join(__dirname, 'client.cjs'), data: file, active: open.has(file)};
    },
  };
  return [
    middleware('pages-on-demand', ({url = ''}, response, next) => {
      if (!url.startsWith(requested)) return next();
      const file = decodeURIComponent(url.slice(requested.length));
      if (!open.has(file)) {
        open.add(file);
        compiler?.watching?.invalidate();
      }
      response.statusCode = 204;
      response.end();
    }),
    {
      experiments: {
        lazyCompilation: {
          entries: false,
          imports: true,
          test: page,
          backend: (served: Compiler, callback: (error: null, backend: object) => void) => {
            compiler = served;
            callback(null, backend);
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
