import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import type webpackModule from 'webpack';
import type {Configuration, Stats} from 'webpack';

const fromSite = createRequire(path.resolve('package.json'));

/**
 * The installed webpack, of which a process has one: what reads the site's configuration would load it
 * a second time for an import, and again for all that webpack requires later.
 */
export const webpack = fromSite('webpack') as typeof webpackModule;
const fromWebpack = createRequire(fromSite.resolve('webpack'));
const run = promisify<Configuration, Stats | undefined>(webpack);

/** What webpack minimizes with, as far as it is used here. */
interface Minimizer {
  getAvailableNumberOfCores: () => number;
}

/**
 * Runs webpack once, and minimizes in this process. Otherwise each build starts threads that have to
 * warm up first: many small builds then take twice as long, and give the same.
 * @throws when the configuration is invalid; errors of the build are in what it gives
 */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const minimizer = fromWebpack('minimizer-webpack-plugin') as Minimizer;
  const {getAvailableNumberOfCores} = minimizer;
  minimizer.getAvailableNumberOfCores = () => 0;
  // The compiler, which reads the number of cores, exists before `run` returns.
  const stats = run(configuration);
  minimizer.getAvailableNumberOfCores = getAvailableNumberOfCores;
  return (await stats)!;
}
