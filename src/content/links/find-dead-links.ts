import type {Problem} from '../problem';
import type {ReadVersion} from '../read-version';
import {faultOfLink} from './link-fault';
import type {LinkedVersion} from './link-site';

/**
 * Finds links of pages that lead nowhere, page or heading, or are not written as links of pages are.
 * @param read every version of the documentation
 */
export async function findDeadLinks(
  read: readonly ReadVersion[],
  versions: readonly LinkedVersion[],
): Promise<Problem[]> {
  const pages = new Map(read.flatMap((version) => [...version.pages]));
  const files = {has: (file: string) => pages.has(file), all: () => pages.keys()};
  const idsOf = (file: string) => pages.get(file)?.ids;
  const found = [...pages].flatMap(([file, {links}]) =>
    links.map(async (link): Promise<Problem[]> => {
      const fault = await faultOfLink(link, file, {versions, files}, idsOf);
      const {line, field} = link;
      return fault ? [{file, line, field, message: `${fault.what}; ${fault.fix}`}] : [];
    }),
  );
  return (await Promise.all(found)).flat();
}
