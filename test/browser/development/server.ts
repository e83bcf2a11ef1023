import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {serve} from '../../support/loopback';
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
export type DevelopmentServer = Awaited<ReturnType<typeof startServer>>;

/** Starts it, and waits for nothing: its first page may take a while. */
export async function startServer() {
  await mkdir('test-results', {recursive: true});
  const siteDir = path.resolve(await mkdtemp('test-results/development-site-'));
  await copySources(
    siteDir,
    sources.filter((source) => existsSync(source)),
  );
  const {port, close: leavePort} = await serve(() => {}, {host: 'localhost'});
  await leavePort();
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
    /** Everything that the terminal has shown. */
    printed: () => text,
    /** Saves a file anew, as a writer does. */
    async edit(file: string, change: (text: string) => string) {
      const target = path.join(siteDir, file);
      await writeFile(target, change(await readFile(target, 'utf8')));
    },
    /** Adds a file. */
    write: (file: string, text: string) => writeFile(path.join(siteDir, file), text),
    async close() {
      if (child.kill()) await once(child, 'exit');
      await rm(siteDir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}
