import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../versions';
import {type DirectoryNode, pagesOf} from '../index-node';

/** A built site, as far as it is read. */
export type BuiltSite = ReturnType<typeof readBuiltSite>;

/**
 * Finds the pages of a built site.
 * @param folder absolute folder of the built site
 * @throws when the folder holds no built site
 */
export function readBuiltSite(folder: string) {
  if (!existsSync(path.join(folder, 'content-index.json')))
    throw new Error(`${folder} holds no built site; run "npm run build" first`);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const permalinks = files
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length));
  return {
    folder,
    /** Permalinks of its pages. */
    permalinks,
    ...packagesIn(versions.map(({base}) => indexOf(folder, base))),
  };
}

const indexOf = (folder: string, base: string) =>
  JSON.parse(readFileSync(path.join(folder, base, 'content-index.json'), 'utf8')) as DirectoryNode;

/** Finds the mirrored pages, which were made from READMEs. */
export function packagesIn(roots: readonly DirectoryNode[]) {
  const pages = roots.flatMap(pagesOf).filter(({source}) => source !== undefined);
  const permalinksOf = (nodes: typeof pages): ReadonlySet<string> =>
    new Set(nodes.map(({url}) => url));
  return {
    packages: permalinksOf(pages),
    /** Mirrored pages of packages that have no new releases. */
    unmaintained: permalinksOf(pages.filter(({maintenance}) => maintenance === 'unmaintained')),
  };
}
