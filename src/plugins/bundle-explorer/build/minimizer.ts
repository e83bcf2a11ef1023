import {requireFromWebpack} from './webpack';

/** What webpack minimizes with, as far as it is used here. */
interface Minimizer {
  getAvailableNumberOfCores: () => number;
}

/**
 * Has webpack minimize in this process while something runs. Otherwise each build starts threads that
 * have to warm up first: many small builds then take twice as long, and give the same.
 */
export async function minimizeHere<Result>(run: () => Promise<Result>): Promise<Result> {
  const minimizer = requireFromWebpack('minimizer-webpack-plugin') as Minimizer;
  const {getAvailableNumberOfCores} = minimizer;
  minimizer.getAvailableNumberOfCores = () => 0;
  try {
    return await run();
  } finally {
    minimizer.getAvailableNumberOfCores = getAvailableNumberOfCores;
  }
}
