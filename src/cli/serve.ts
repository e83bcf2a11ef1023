import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {staticHost} from '../plugins/published-files/build/hosting/static-host';

/** `npm run serve`: the built site with the headers and redirects of its host; port 0 is a free one. */
const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    folder: {type: 'string', default: 'build'},
  },
});

try {
  const handler = staticHost(path.resolve(values.folder));
  const server = createServer(handler);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const way = error.code === 'EADDRINUSE' ? '; choose another with --port' : '';
    console.error(`serve: cannot listen on port ${values.port}: ${error.message}${way}`);
    process.exitCode = 1;
  });
  server.listen(Number(values.port), () => {
    const {port} = server.address() as AddressInfo;
    console.log(`serve: ${values.folder}/ at http://localhost:${port}/ with its real headers`);
  });
} catch (error) {
  console.error(`serve: ${(error as Error).message}`);
  process.exitCode = 1;
}
