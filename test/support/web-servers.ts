/** Starts web servers that Debian packages, with what the build wrote for them. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** Gives the arguments that start a server in the foreground, after its files are written. */
type Prepare = (options: {folder: string; site: string; port: number}) => string[];

const prepareNginx: Prepare = ({folder, site, port}) => {
  const server = readFileSync(path.join(site, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/root .*;/, `root ${site};`);
  writeFileSync(path.join(folder, 'site.conf'), server);
  writeFileSync(
    path.join(folder, 'main.conf'),
    `daemon off;
pid ${folder}/nginx.pid;
worker_processes 2;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  include ${folder}/site.conf;
}
`,
  );
  return ['-c', path.join(folder, 'main.conf'), '-e', 'stderr'];
};

const apacheModules = 'alias authz_core dir env headers mime mpm_event rewrite'.split(' ');

const prepareApache: Prepare = ({folder, site, port}) => {
  writeFileSync(
    path.join(folder, 'main.conf'),
    `${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}
Listen 127.0.0.1:${port}
ServerName localhost
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
User www-data
Group www-data
DocumentRoot ${site}
DirectoryIndex index.html
<Directory ${site}>
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  return ['-d', folder, '-f', path.join(folder, 'main.conf'), '-X'];
};

const servers = {
  nginx: {program: 'nginx', prepare: prepareNginx, debianPackage: 'nginx-light'},
  Apache: {program: 'apache2', prepare: prepareApache, debianPackage: 'apache2'},
} as const;
export type ServerName = keyof typeof servers;

/**
 * Starts a web server on a built site.
 * @param site absolute folder of the built site, which the server's user can read
 * @throws when the program is not installed, or does not start
 */
export async function startServer(name: ServerName, site: string): Promise<RunningServer> {
  const {program, prepare, debianPackage} = servers[name];
  const folder = mkdtempSync(path.join(tmpdir(), 'web-server-'));
  const port = await freePort();
  const child = spawn(program, prepare({folder, site, port}), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.once('error', ({message}) => (errors += `${message}: apt-get install ${debianPackage}`));
  const url = `http://127.0.0.1:${port}`;
  await whenAnswering(url, child, () => `${name} did not start: ${errors}`);
  return {
    url,
    async close() {
      const closed = once(child, 'exit');
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, {recursive: true});
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function whenAnswering(url: string, child: ChildProcess, failure: () => string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await wait(100);
    if (child.exitCode !== null || child.pid === undefined) throw new Error(failure());
    const isAnswering = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isAnswering) return;
  }
  throw new Error(failure());
}
