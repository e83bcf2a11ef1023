import path from 'node:path';
import type {Compiler, Configuration, Module} from 'webpack';
import {versions} from '../../../versions';
import {middleware} from '../middleware';

/** Where client.cjs asks for a module of a page, by its path. */
const requestPrefix = '/__page-on-demand/';

/**
 * Compiles a page when it is opened, not all of them at the start. Docusaurus names all pages in
 * one table of imports; webpack's lazy compilation leaves out those that were not opened. Its own
 * backend listens on a second port, which a forwarded or another machine does not reach.
 */
export function pagesOnDemand(siteDir: string, generatedFilesDir: string): Configuration[] {
  const folders = [
    ...[...versions.map(({folder}) => folder), 'src/pages'].map((name) => path.join(siteDir, name)),
    // Each of these modules imports all pages of a section.
    path.join(generatedFilesDir, 'printable-pages'),
  ];
  const opened = new Set<string>();
  let compiler: Compiler | undefined;
  const fileOf = (module: Module) => module.nameForCondition() ?? '';
  return [
    middleware('pages-on-demand', ({pathname}, response, next) => {
      if (!pathname.startsWith(requestPrefix)) return next();
      opened.add(decodeURIComponent(pathname.slice(requestPrefix.length)));
      compiler?.watching?.invalidate();
      response.writeHead(204).end();
    }),
    {
      experiments: {
        lazyCompilation: {
          entries: false,
          imports: true,
          test: (module: Module) =>
            folders.some((folder) => fileOf(module).startsWith(folder + path.sep)),
          backend: (started: Compiler, callback: (error: null, backend: object) => void) => {
            compiler = started;
            callback(null, {
              dispose: (done: () => void) => done(),
              module: (module: Module) => ({
                client: path.join(__dirname, 'client.cjs'),
                data: fileOf(module),
                active: opened.has(fileOf(module)),
              }),
            });
          },
        },
      },
    } as Configuration,
  ];
}
