import {staticHost} from '../../src/plugins/published-files/build/hosting/static-host';
import {serve} from './loopback';

/** More hops than any address needs; a circle ends here. */
const mostHops = 5;

/**
 * Asks the host of a built site for paths, redirects followed by hand because `fetch` forgets the
 * id that a redirect adds.
 * @param folder absolute folder of the built site
 * @returns where each path ended, on another host its whole address; paths that found nothing are
 *   left out
 */
export async function follow(
  folder: string,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const server = await serve(staticHost(folder));
  try {
    const ends = new Map<string, string>();
    for (const path of new Set(paths)) {
      const end = await endOf(path, server.url);
      if (end !== undefined) ends.set(path, end);
    }
    return ends;
  } finally {
    await server.close();
  }
}

async function endOf(start: string, origin: string): Promise<string | undefined> {
  let address = start;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const response = await fetch(new URL(address, origin), {redirect: 'manual'});
    await response.arrayBuffer();
    const location = response.headers.get('location');
    if (location === null) return response.status === 200 ? address : undefined;
    if (new URL(location, origin).origin !== origin) return location;
    address = location;
  }
  return undefined;
}
