import {posix} from 'node:path';
import {problemsOfLinks} from '../../content/links/link-fault';
import {siteOnDisk, versionOfFile} from '../../content/links/link-site';
import {readPage} from '../../content/read-page';
import type {Problem} from '../../content/finding';

/**
 * Finds links of pages that lead to no page or heading of this site, or are written as addresses:
 * a snapshot of the version would leave them behind. What a page links to may change without it,
 * so nothing of this is kept.
 * @param siteDir absolute folder of the site
 * @param files the pages, relative to the site
 * @param generated pages that a build writes; what is not on disk yet is believed to have a heading
 */
export async function insideLinks(
  siteDir: string,
  files: readonly string[],
  generated: readonly string[],
): Promise<Problem[]> {
  const site = siteOnDisk(siteDir, generated);
  const read = (file: string) => {
    const version = versionOfFile(file, site.versions);
    return readPage(siteDir, version, posix.relative(version.folder, file), site.versions);
  };
  const idsOf = async (file: string) => (await read(file).catch(absent)).ids;
  const found = files.map(async (file) => {
    const problems = await problemsOfLinks((await read(file)).links, file, site, idsOf);
    return problems.map((problem): Problem => ({...problem, rule: 'links'}));
  });
  return (await Promise.all(found)).flat();
}

/** @throws what is anything else than a file that is not there */
function absent(error: NodeJS.ErrnoException): {ids?: undefined} {
  if (error.code === 'ENOENT') return {};
  throw error;
}
