import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {staticHost} from '../../src/plugins/published-files/build/hosting/static-host';

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
  const server = createServer(staticHost(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const ends = new Map<string, string>();
    for (const path of new Set(paths)) {
      const end = await endOf(path, origin);
      if (end !== undefined) ends.set(path, end);
    }
    return ends;
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
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
