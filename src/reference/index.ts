import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {DocumentationVersion} from '../versions';
import {devServerFolder, packageFolder} from '../versions/packages';
import type {Areas, Reference} from './areas';

export type {Areas, Reference} from './areas';

const ownFolder = 'src/reference';
const cacheFolder = 'node_modules/.cache/reference';

/** What every fact has; the rest is what this code has written itself. */
const keptReference = z.object({
  version: z.string(),
  areas: z.record(
    z.string(),
    z.array(z.looseObject({name: z.string().optional(), source: z.string()})),
  ),
});

const read = new Map<string, Promise<Reference>>();

/**
 * Gives everything that the webpack of a version tells: from the cache while the packages and the
 * code that reads them are the same.
 */
export function readReference(version: DocumentationVersion): Promise<Reference> {
  const reference = read.get(version.label) ?? keptOrRead(version);
  read.set(version.label, reference);
  return reference;
}

async function keptOrRead(version: DocumentationVersion): Promise<Reference> {
  const file = path.resolve(cacheFolder, `webpack-${version.webpack}-${fingerprint(version)}.json`);
  const kept = readKept(file);
  if (kept) return kept;
  // TypeScript and the sources are only needed when there is nothing to be found here.
  const {readAreas} = await import('./read-areas');
  const reference: Reference = {version: version.webpack, areas: await readAreas(version)};
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(reference));
  renameSync(`${file}.${process.pid}`, file);
  return reference;
}

/** A file that cannot be read, or is cut off, is as good as none. */
function readKept(file: string): Reference | undefined {
  try {
    const {version, areas} = keptReference.parse(JSON.parse(readFileSync(file, 'utf8')));
    return {version, areas: areas as unknown as Areas};
  } catch {
    return undefined;
  }
}

/** The packages and the code that decide what is read. */
function fingerprint(version: DocumentationVersion): string {
  const packages = ['webpack', 'webpack-cli', 'typescript'].map((name) =>
    readFileSync(path.join(packageFolder(version, name)!, 'package.json'), 'utf8'),
  );
  const hash = createHash('sha256').update(packages.join());
  for (const file of readdirSync(ownFolder, {recursive: true, encoding: 'utf8'}).sort())
    if (/\.c?ts$|\.cjs$/.test(file)) hash.update(readFileSync(path.join(ownFolder, file)));
  hash.update(readFileSync(path.join(devServerFolder(version), 'lib/options.json')));
  return hash.digest('hex').slice(0, 16);
}
