import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cpus} from 'node:os';
import pLimit from 'p-limit';
import {Cache, type Computation} from '../../../cache';
import {versions} from '../../../versions';
import {fetchTarball, UnreachableError} from '../build/fetch-tarball';
import {specOf} from '../build/page-names';
import {packagesFile, type Pin, readPins} from '../build/pins';
import {type PackageFiles, readTarball} from '../build/tarball-files';
import type {Context} from '../../../checks/rules/rule';
import {Sandbox} from '../../../checks/sandbox';
import {checkReadme, type ReadmeReport} from './check-readme';
import {schemasOf} from './package-schemas';
import type {KnownPackages} from './stand-ins';

/** How to check. */
export interface ReadmesOptions {
  /** Absolute folder of the site. */
  siteDir: string;
  /** Told about each README that is done. */
  onDone?: (done: number, all: number) => void;
  /** Leave out the READMEs that are not in the cache. */
  skip?: boolean;
}

/** What was found in one release's README, as one documentation version shows it. */
export interface CheckedReadme extends ReadmeReport {
  pin: Pin;
}

/** What was found in all READMEs, and those that could not be had. */
export interface CheckedReadmes {
  readmes: CheckedReadme[];
  skipped: Pin[];
}

/**
 * Checks the samples of every mirrored README, on every core. What was found before is kept while
 * the releases, the packages here and our own code are the same.
 * @throws when a release cannot be had
 */
export async function checkReadmes({
  siteDir,
  onDone,
  skip,
}: ReadmesOptions): Promise<CheckedReadmes> {
  const pins = await readPins(siteDir, versions);
  const {packages, skipped} = await fetchAll(siteDir, pins, skip ?? false);
  const sandbox = new Sandbox(siteDir);
  const cache = new Cache(siteDir);
  const limit = pLimit(cpus().length);
  // Of what rules may ask for, those of READMEs ask for the sandbox only.
  const context = {siteDir, sandbox, cache, limit} as unknown as Context;
  const pinned = readFileSync(path.join(siteDir, packagesFile), 'utf8');
  let done = 0;
  const close = () => sandbox.close();
  process.once('exit', close);
  try {
    const readmes = packages.map(({pin, files}) =>
      limit(async () => {
        const make = () =>
          checkReadme(pin, files.readme?.text ?? '', knownTo(pin, packages), context);
        const inputs = [specOf(pin), pin.documentation.name, pinned];
        const report = await cache.kept(readmeReports, inputs, make);
        onDone?.((done += 1), packages.length);
        return {pin, ...report};
      }),
    );
    return {readmes: await Promise.all(readmes), skipped};
  } finally {
    process.off('exit', close);
    close();
  }
}

const readmeReports: Computation = {
  name: 'READMEs checked',
  module: import.meta.url,
  usesAllPackages: true,
};

interface FetchedPackage {
  pin: Pin;
  files: PackageFiles;
}

async function fetchAll(siteDir: string, pins: readonly Pin[], skip: boolean) {
  const options = {
    cache: path.join(siteDir, '.mirror-cache'),
    onFetch: (spec: string) => console.log(`fetching ${spec}`),
    offline: skip,
  };
  const skipped: Pin[] = [];
  const got = pins.map(async (pin): Promise<FetchedPackage[]> => {
    try {
      return [{pin, files: await readTarball(await fetchTarball(pin, options))}];
    } catch (error) {
      if (!skip || !(error instanceof UnreachableError)) throw error;
      skipped.push(pin);
      return [];
    }
  });
  return {packages: (await Promise.all(got)).flat(), skipped};
}

const knownTo = ({documentation}: Pin, packages: readonly FetchedPackage[]): KnownPackages =>
  new Map(
    packages
      .filter(({pin}) => pin.documentation === documentation)
      .map(({pin, files}) => [pin.name, {version: pin.version, ...schemasOf(pin, files)}]),
  );
