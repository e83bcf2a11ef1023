import {spawn} from 'node:child_process';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {versions} from '../../versions';

/**
 * In the development server: says in the terminal what the check of the content finds on a page
 * that was saved. It runs in a process of its own; the page is shown all the same.
 */
export default function sampleNotices({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-notices',
    configureWebpack({mode}, isServer) {
      if (isServer || mode === 'production') return {};
      return {plugins: [{apply: (compiler: Compiler) => watchPages(compiler, siteDir)}]};
    },
  };
}

function watchPages(compiler: Compiler, siteDir: string): void {
  const folders = versions.map(({folder}) => path.join(siteDir, folder) + path.sep);
  compiler.hooks.watchRun.tap('sample-notices', ({modifiedFiles = new Set()}) => {
    const pages = [...modifiedFiles].filter(
      (file) => /\.mdx?$/.test(file) && folders.some((folder) => file.startsWith(folder)),
    );
    if (pages.length > 0) check(pages, siteDir);
  });
}

function check(pages: readonly string[], siteDir: string): void {
  const tsx = path.join(siteDir, 'node_modules/tsx/dist/cli.mjs');
  const command = path.join(siteDir, 'src/cli/check-content/index.ts');
  spawn(process.execPath, [tsx, command, ...pages], {
    cwd: siteDir,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
