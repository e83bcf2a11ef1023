import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {staticHost} from '../plugins/published-files/build/hosting/static-host';

/** `npm run serve`: the built site with the headers and redirects of its host. */
const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    folder: {type: 'string', default: 'build'},
    'no-redirects': {type: 'boolean', default: false},
  },
});

try {
  const handler = staticHost(path.resolve(values.folder), {redirects: !values['no-redirects']});
  const server = createServer(handler);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const way = error.code === 'EADDRINUSE' ? '; choose another with --port' : '';
    console.error(`serve: cannot listen on port ${values.port}: ${error.message}${way}`);
    process.exitCode = 1;
  });
  server.listen(Number(values.port), () => {
    console.log(
      `serve: ${values.folder}/ at http://localhost:${values.port}/ with its real headers`,
    );
  });
} catch (error) {
  console.error(`serve: ${(error as Error).message}`);
  process.exitCode = 1;
}
