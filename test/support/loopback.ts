import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Starts a server that nobody reaches from outside.
 * @param port a free one, unless it is said
 */
export async function serve(answer: RequestListener, {port = 0, host = '127.0.0.1'} = {}) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const {port: boundPort} = server.address() as AddressInfo;
  return {
    port: boundPort,
    url: `http://${host}:${boundPort}`,
    /** Ends every connection, and accepts no other. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
