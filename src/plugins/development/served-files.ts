import {EventEmitter, once} from 'node:events';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {middleware} from './middleware';

/** A file that a build writes. */
export interface ServedFile {
  /** Its address, with a slash at the start. */
  address: string;
  write(): string | Uint8Array | Promise<string | Uint8Array>;
}

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.zip': 'application/zip',
};

/**
 * Has the development server make a feature's files when they are asked for: it has no built
 * folder, and making all of them with every compilation would keep a writer waiting. What cannot
 * be made is answered with status 500.
 * @param name of the feature
 * @param isServed whether an address may be one of its files: only then are they listed
 * @param list gives the files as they are now
 * @returns what `configureWebpack` returns, or is merged into it
 */
export function serveFiles(
  name: string,
  isServed: (address: string) => boolean,
  list: () => readonly ServedFile[] | Promise<readonly ServedFile[]>,
): object {
  return middleware(name, async ({pathname}, response, next) => {
    const address = decodeURI(pathname);
    if (!isServed(address)) return next();

    const file = (await list()).find((candidate) => candidate.address === address);
    if (!file) return next();

    const content = await file.write();
    response.setHeader('Content-Type', types[path.extname(address)]!);
    response.end(content);
  });
}

const filesWritten = new EventEmitter();
const writtenFiles = new Set<string>();

/** Writes files into the built site. */
export async function writeFiles(outDir: string, files: readonly ServedFile[]): Promise<void> {
  for (const {address, write} of files) {
    const target = path.join(outDir, address);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, await write());
  }
  for (const {address} of files) {
    const target = path.join(outDir, address);
    writtenFiles.add(target);
    filesWritten.emit(target);
  }
}

/** Waits until `writeFiles` has written a file, and all others with it: plugins write at the same time. */
export async function whenWritten(outDir: string, address: string): Promise<void> {
  const target = path.join(outDir, address);
  if (!writtenFiles.has(target)) await once(filesWritten, target);
}

/** Gives the hooks of a plugin that publishes files: in the development server and in a build. */
export const publish = (...[name, isServed, list]: Parameters<typeof serveFiles>) =>
  ({
    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'production' ? {} : serveFiles(name, isServed, list),
    postBuild: async ({outDir}) => writeFiles(outDir, await list()),
  }) satisfies Partial<Plugin>;
