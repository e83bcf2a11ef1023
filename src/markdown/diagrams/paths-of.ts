import type {Paths} from './scene';
import type {PathOf} from './schema';

/** Gives the paths of a lid, as the writer names them. */
export const pathsOf = (path: PathOf): Paths =>
  path === 'both' ? '12' : path === 'none' ? '' : path === 1 ? '1' : '2';
