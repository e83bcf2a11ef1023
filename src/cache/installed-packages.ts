import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {hashOf, hashOfAll} from './hash';
import {readText} from './reads';

const names = z.record(z.string(), z.unknown()).default({});
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});

type Locked = z.infer<typeof lockfile>['packages'];

/** The packages that are installed, as npm noted when it did. */
export class InstalledPackages {
  readonly #byName = new Map<string, [place: string, Locked[string]][]>();
  /** Fingerprint of all of them. */
  readonly all: string;

  /**
   * @param root absolute folder of the project
   * @throws when nothing is installed, or npm wrote something else than it does
   */
  constructor(root: string) {
    const text = lockfileOf(root);
    this.all = hashOf(text);
    for (const [place, locked] of Object.entries(lockfile.parse(JSON.parse(text)).packages)) {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), [place, locked]]);
    }
  }

  /**
   * Gives the fingerprint of packages and of all that they depend on. Every copy with a name
   * counts, wherever it lies.
   * @param requests names of packages or files in them, and words that are none
   */
  fingerprint(requests: Iterable<string>): string {
    const found = new Map<string, string>();
    const waiting = [...requests].map(packageOf);
    const seen = new Set(waiting);
    for (const name of waiting) {
      for (const [place, locked] of this.#byName.get(name) ?? []) {
        found.set(place, `${locked.version} ${locked.integrity}`);
        const {dependencies, optionalDependencies, peerDependencies} = locked;
        for (const next of Object.keys({
          ...dependencies,
          ...optionalDependencies,
          ...peerDependencies,
        })) {
          if (!seen.has(next)) waiting.push(next);
          seen.add(next);
        }
      }
    }
    return hashOfAll([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** What npm says it installed; where something else did, what it should have. */
function lockfileOf(root: string): string {
  const places = ['node_modules/.package-lock.json', 'package-lock.json'];
  const found = places.map((place) => path.join(root, place)).find((file) => existsSync(file));
  return readText(found ?? path.join(root, places[1]!));
}

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
