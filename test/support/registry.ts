import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {create} from 'tar';
import {serve} from './loopback';

/** A release that a registry on loopback has. */
export interface StubRelease {
  tarball: Buffer;
  /** The releases of webpack it says it works with. */
  webpack?: string;
  /** Breaks the connection in the middle of the tarball. */
  dies?: boolean;
}

/** What a file of a package holds, or what it links to. */
export type PackedFile = string | Buffer | {link: string};

/** Releases by package and number; the last one of a package is its latest. */
export type StubPackages = Record<string, Record<string, StubRelease>>;

export const integrityOf = (tarball: Buffer): string =>
  `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

/** Packs files, by path inside the package, as npm does. */
export async function packed(files: Record<string, PackedFile>): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'packed-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'package', name);
    await mkdir(path.dirname(file), {recursive: true});
    if (typeof content === 'object' && 'link' in content) await symlink(content.link, file);
    else await writeFile(file, content);
  }
  const tarball = (await create({gzip: true, cwd: folder}, ['package']).concat()) as Buffer;
  await rm(folder, {recursive: true});
  return tarball;
}

/**
 * A registry on loopback, as far as its protocol is used here.
 * @param downloads of last week, by package; without any the registry has no search
 */
export async function serveRegistry(
  packages: StubPackages,
  downloads: Record<string, number> = {},
) {
  const server = await serve((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, name = '', file] = pathname.split('/');
    const releases = packages[name];
    const isSearch = pathname === '/-/v1/search' && Object.keys(downloads).length > 0;
    if (isSearch) return void response.end(searchOf(downloads, searchParams.get('text') ?? ''));
    if (!releases) response.writeHead(404).end('{}');
    else if (file) sendTarball(response, releases[file.replace(/\.tgz$/, '')]);
    else response.end(JSON.stringify(packumentOf(name, releases, server.url)));
  });
  return {...server, url: `${server.url}/`};
}

/** What is named alike comes first, as in a search that weighs popularity. */
const searchOf = (downloads: Record<string, number>, text: string) =>
  JSON.stringify({
    objects: [
      {package: {name: `${text}-extra`}, downloads: {weekly: 1}},
      ...Object.entries(downloads)
        .filter(([name]) => name === text)
        .map(([name, weekly]) => ({package: {name}, downloads: {weekly}})),
    ],
  });

function sendTarball(response: ServerResponse, release?: StubRelease): void {
  if (!release?.dies) return void response.end(release?.tarball);
  const {tarball} = release;
  response.setHeader('Content-Length', tarball.length);
  response.write(tarball.subarray(0, tarball.length / 2), () => response.destroy());
}

const packumentOf = (name: string, releases: Record<string, StubRelease>, base: string) => ({
  name,
  'dist-tags': {latest: Object.keys(releases).at(-1)},
  versions: Object.fromEntries(
    Object.entries(releases).map(([version, {tarball, webpack}]) => [
      version,
      {
        name,
        version,
        dist: {
          tarball: `${base}/${name}/${version}.tgz`,
          integrity: integrityOf(tarball),
        },
        ...(webpack && {peerDependencies: {webpack}}),
      },
    ]),
  ),
});
