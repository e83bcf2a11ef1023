import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {staticHost} from '../plugins/published-files/build/hosting/static-host';
import {command} from './command';

/** `npm run serve`: the built site with the headers and redirects of its host; port 0 is a free one. */
void command('serve', async () => {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      folder: {type: 'string', default: 'build'},
    },
  });
  const server = createServer(staticHost(path.resolve(values.folder)));
  server.listen(Number(values.port));
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const way = error.code === 'EADDRINUSE' ? '; choose another with --port' : '';
    throw new Error(`cannot listen on port ${values.port}: ${error.message}${way}`);
  });
  const {port} = server.address() as AddressInfo;
  console.log(`serve: ${values.folder}/ at http://localhost:${port}/ with its real headers`);
});
