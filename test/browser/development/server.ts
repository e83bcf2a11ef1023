import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {copySources} from '../../support/site-copy';

/** Where READMEs were kept for the user, the site may have none of its own. */
const sources = [
  '.mirror-cache',
  'docs',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** What `npm start` runs, with a copy of the site that may be changed. */
export interface DevelopmentServer {
  url: string;
  /** Everything that the terminal has shown. */
  said: () => string;
  /** Saves a file anew, as a writer does. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Adds a file. */
  write: (file: string, text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts it, and waits for nothing: its first page may take a while. */
export async function startServer(): Promise<DevelopmentServer> {
  await mkdir('test-results', {recursive: true});
  const siteDir = path.resolve(await mkdtemp('test-results/development-site-'));
  await copySources(
    siteDir,
    sources.filter((source) => existsSync(source)),
  );
  const port = await freePort();
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(
    process.execPath,
    [docusaurus, 'start', '--no-open', '--host', 'localhost', '--port', String(port)],
    {cwd: siteDir, stdio: ['ignore', 'pipe', 'pipe']},
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => void (text += part));
  return {
    url: `http://localhost:${port}`,
    said: () => text,
    async edit(file, change) {
      const target = path.join(siteDir, file);
      await writeFile(target, change(await readFile(target, 'utf8')));
    },
    write: (file, text) => writeFile(path.join(siteDir, file), text),
    async close() {
      await stop(child);
      await rm(siteDir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
