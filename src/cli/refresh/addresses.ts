import path from 'node:path';
import {printedAddresses} from '../../checks/addresses/printed';
import {publishedAddresses} from '../../checks/addresses/published';
import {type AddressList, addressLists, readAddresses, writeAddresses} from '../../data/addresses';

/**
 * Adds to the lists of addresses what the built site and the installed packages have and the
 * lists have not. Nothing is ever taken away: an address that was public once stays so.
 * @param siteDir absolute folder of the site
 * @throws when the site has not been built
 */
export async function refreshAddresses(siteDir = process.cwd()): Promise<string> {
  const added = [
    await add(siteDir, 'published', publishedAddresses(path.join(siteDir, 'build'))),
    await add(siteDir, 'inPackages', await printedAddresses(siteDir)),
  ];
  return added.join('\n');
}

async function add(
  siteDir: string,
  list: AddressList,
  addresses: readonly string[],
): Promise<string> {
  const listed = new Set(await readAddresses(siteDir, list));
  const fresh = addresses.filter((address) => !listed.has(address));
  if (fresh.length > 0) await writeAddresses(siteDir, list, [...listed, ...fresh]);
  return [
    `addresses: ${fresh.length} new in ${addressLists[list]}, ${listed.size + fresh.length} in all`,
    ...fresh.map((address) => `  ${address}`),
  ].join('\n');
}
