import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration, Compilation, Compiler, WebpackError} from 'webpack';
import {merge} from 'webpack-merge';
import {pagesOnDemand} from './pages-on-demand';
import {SavedPages, touchPageMark} from './saved-pages';

/**
 * What only the development server does, so that a writer waits for nothing but the page that is
 * written: pages are compiled when they are opened, problems of what was saved are shown over it,
 * and the bundler's cache holds from one start to the next. Nothing of it is in a build.
 */
export default function development({siteDir, generatedFilesDir}: LoadContext): Plugin {
  // What is not there when Docusaurus begins to watch it is never seen.
  touchPageMark(generatedFilesDir);
  return {
    name: 'development',
    configureWebpack(config, isServer) {
      if (isServer || config.mode === 'production') return {};
      return merge<Configuration>([
        {
          plugins: [new SavedPages(siteDir, generatedFilesDir), withoutBrokenModules],
          snapshot: byContent,
          // The display of progress on the page takes longer than what it displays.
          devServer: {client: {progress: false}},
        },
        ...pagesOnDemand(siteDir, generatedFilesDir),
      ]);
    },
  };
}

/**
 * By time alone nothing would be kept from one start to the next: the docs plugin writes the file
 * that all pages depend on at every start.
 */
const both = {timestamp: true, hash: true};
const byContent = {module: both, resolve: both, contextModule: both};

/**
 * Keeps what was compiled before while a page cannot be compiled. A hot update would bring a module
 * that throws, and the update that mends it would be stopped by it. Webpack's own
 * `optimization.emitOnErrors: false` would also withhold other pages while a problem is shown that
 * is none of the bundle (saved-pages.ts).
 */
function withoutBrokenModules(compiler: Compiler): void {
  const keep = ({errors}: Compilation) =>
    errors.some((error) => Boolean((error as WebpackError).module)) ? false : undefined;
  compiler.hooks.shouldEmit.tap('development', keep);
  compiler.hooks.compilation.tap('development', (compilation) => {
    compilation.hooks.shouldRecord.tap('development', () => keep(compilation));
  });
}
