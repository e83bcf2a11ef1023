import {statSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../versions';
import {ownPagesBelow} from '../../content/own-pages';

/**
 * Gives the pages below the paths that were named, of the whole site when none was.
 * @throws when a path is none
 */
export function pagesToCheck(siteDir: string, named: readonly string[]): string[] {
  const places = named.length > 0 ? named : versions.map(({folder}) => folder);
  return places.flatMap((place) => pagesBelow(siteDir, place));
}

function pagesBelow(siteDir: string, place: string): string[] {
  const relative = path.relative(siteDir, path.resolve(siteDir, place)).split(path.sep).join('/');
  const found = statSync(path.join(siteDir, relative), {throwIfNoEntry: false});
  if (!found) throw new Error(`there is no ${place}: name a page or a folder, as in docs/concepts`);
  if (found.isFile()) return [relative];
  return ownPagesBelow(siteDir, relative);
}
