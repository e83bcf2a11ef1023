import type {Paths} from './scene';
import type {PathOf} from './schema';

/** Gives the paths of a lid, as the writer names them. */
export const pathsOf = (path: PathOf): Paths =>
  path === 'both' ? '12' : path === 'none' ? '' : path === 1 ? '1' : '2';

/** What somebody needs who needs one of the modules. */
export function pathsOfAll(holds: readonly number[], nodes: readonly {paths: Paths}[]): Paths {
  const paths = holds.map((index) => nodes[index]!.paths);
  const own = paths.filter((each) => each === '1' || each === '2');
  if (own.length === 0) return paths[0] ?? '1';
  return new Set(own).size > 1 ? '12' : own[0]!;
}
