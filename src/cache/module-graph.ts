import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Loader, Plugin} from 'esbuild';
import {filesNamedIn, literalsIn} from './path-literals';

/** All code that runs when a module does. */
export interface ModuleGraph {
  /** Absolute paths of modules, JSON and what they name; sorted. */
  files: string[];
  /** Named files that are not there. */
  missing: string[];
  /** What is imported or named in a string: packages, and other words. */
  names: string[];
}

/**
 * Follows what a module imports, at once or later, and what it names by path. Types are left out:
 * they are gone when the code runs.
 * @param entry absolute path
 * @param root absolute folder, where paths in strings begin
 * @param excluded folder below it whose files are not followed where they are only named
 * @throws when a module cannot be parsed, or imports a file that is not there
 */
export async function moduleGraph(
  entry: string,
  root: string,
  excluded?: string,
): Promise<ModuleGraph> {
  const {build} = await import('esbuild');
  const files = new Set<string>();
  const missing = new Set<string>();
  const names = new Set<string>();
  await build({
    entryPoints: [entry],
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    plugins: [followNames(root, excluded, {files, missing, names})],
  });
  return {files: [...files].sort(), missing: [...missing].sort(), names: [...names].sort()};
}

/** Makes a named file look imported, so that one walk finds all. */
const followNames = (
  root: string,
  excluded: string | undefined,
  {files, missing, names}: Record<keyof ModuleGraph, Set<string>>,
): Plugin => ({
  name: 'follow-names',
  setup({onLoad}) {
    onLoad({filter: /./, namespace: 'file'}, async ({path: file}) => {
      files.add(file);
      const loader = loaderOf(file);
      const text = loader === 'empty' ? '' : await readFile(file, 'utf8');
      if (loader === 'empty' || loader === 'json') return {contents: text, loader};
      const literals = literalsIn(text);
      for (const name of literals) names.add(name);
      const found = filesNamedIn(literals, file, root).filter((named) => {
        if (excluded !== undefined && named.startsWith(path.join(root, excluded, '/')))
          return false;
        if (existsSync(named)) return named !== file && !named.includes('/node_modules/');
        missing.add(named);
        return false;
      });
      const imports = [...new Set(found)].map((named) => `import(${JSON.stringify(named)});`);
      return {contents: [text, ...imports].join('\n'), loader};
    });
  },
});

const loaders: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
  '.js': 'jsx',
  '.jsx': 'jsx',
  '.mjs': 'js',
  '.cjs': 'js',
  '.json': 'json',
};

const loaderOf = (file: string): Loader =>
  /\.d\.[cm]?ts$/.test(file) ? 'empty' : (loaders[path.extname(file)] ?? 'empty');
