import {requireFromWebpack} from './webpack';

/** What webpack minimizes with, as far as it is used here. */
interface Minimizer {
  getAvailableNumberOfCores: () => number;
}

/**
 * Has compilers that are made meanwhile minimize in this process. Otherwise each build starts threads
 * that have to warm up first: many small builds then take twice as long, and give the same.
 * @param make makes compilers, before it returns
 */
export function minimizeHere<Result>(make: () => Result): Result {
  const minimizer = requireFromWebpack('minimizer-webpack-plugin') as Minimizer;
  const {getAvailableNumberOfCores} = minimizer;
  minimizer.getAvailableNumberOfCores = () => 0;
  try {
    return make();
  } finally {
    minimizer.getAvailableNumberOfCores = getAvailableNumberOfCores;
  }
}
