import {allRedirects} from '../../config/redirects';
import {readAddresses} from '../../data/addresses';
import {splitAddress} from './lost';

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
const isFile = (path: string) => /\.\w+\/$/.test(path);

/** Gives the path of the page that an address leads to. */
export function pageBehind(address: string): string {
  const path = withSlash(splitAddress(address).path);
  const redirect = allRedirects.find(({from}) => from === path);
  return redirect ? splitAddress(redirect.to).path : path;
}

/**
 * Gives the pages that are still to be written: the former site or a package leads to them, and this
 * site has never had them. What it had and has no more is lost, and none of them.
 * @param siteDir absolute folder of the site
 * @param exists whether a page is there
 */
export async function unwrittenPages(
  siteDir: string,
  exists: (path: string) => boolean,
): Promise<ReadonlySet<string>> {
  const [published, ...needed] = await Promise.all(
    (['published', 'formerSite', 'inPackages'] as const).map((list) =>
      readAddresses(siteDir, list),
    ),
  );
  const had = new Set(published!.map((address) => withSlash(splitAddress(address).path)));
  const pages = needed.flat().map(pageBehind);
  return new Set(pages.filter((page) => !isFile(page) && !had.has(page) && !exists(page)).sort());
}
