import {createRequire} from 'node:module';
import path from 'node:path';
import type {Compilation, Configuration} from 'webpack';
import type webpack from 'webpack';
import type {SourcePackage} from './packages';

/** Loads the webpack of a package. */
export const loadWebpack = ({folder}: SourcePackage): typeof webpack =>
  createRequire(path.join(folder, 'package.json'))(folder) as typeof webpack;

/**
 * Compiles a file of webpack's own, without writing anything.
 * @throws what stops the compilation
 */
export function compile(source: SourcePackage, options: Configuration = {}): Promise<Compilation> {
  const compiler = loadWebpack(source)({
    mode: 'development',
    context: source.folder,
    entry: './hot/log.js',
    ...options,
  });
  return new Promise((resolve, reject) => {
    compiler.compile((error, compilation) => {
      if (error || !compilation) reject(error ?? new Error('webpack gave no compilation'));
      else resolve(compilation);
    });
  });
}
