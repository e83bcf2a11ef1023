import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {get, put} from 'cacache';
import {tarball} from 'pacote';
import {specOf} from './page-names';
import {packagesFile, type Pin} from './pins';

/** How to fetch. */
export interface FetchOptions {
  /** Folder that keeps what was fetched, so that the network is needed once. */
  cache: string;
  /** Told what is about to be fetched over the network. */
  onFetch: (spec: string) => void;
  /** Stay away from the network: what is not in the cache is not there. */
  offline?: boolean;
}

/** Where packages come from: npm hands its configuration to the programs it runs. */
export function registryOptions() {
  const registry = process.env.npm_config_registry;
  // The fallback is that of pacote.
  return {...(registry && {registry}), fetchRetries: 1, fetchRetryMintimeout: 500, timeout: 60_000};
}

/** A release whose registry did not respond; a later attempt may succeed. */
export class UnreachableError extends Error {}

const pendingTarballs = new Map<string, Promise<Buffer>>();

/**
 * Gives the tarball of a pinned release, from the cache or else from the configured registry.
 * @throws UnreachableError without network, other errors for a wrong pin
 */
export function fetchTarball(pin: Pin, options: FetchOptions): Promise<Buffer> {
  // Both versions may show one release: it is fetched once.
  const key = `${options.cache} ${pin.integrity} ${specOf(pin)}`;
  const fetching = pendingTarballs.get(key) ?? getTarball(pin, options);
  pendingTarballs.set(key, fetching);
  return fetching.finally(() => pendingTarballs.delete(key));
}

async function getTarball(pin: Pin, {cache, onFetch, offline}: FetchOptions): Promise<Buffer> {
  const spec = specOf(pin);
  // Whichever registry it came from; what is damaged does not count.
  const cachedTarball = await get.byDigest(cache, pin.integrity).catch(() => undefined);
  if (cachedTarball) return cachedTarball;
  if (offline) throw new UnreachableError(spec);

  onFetch(spec);
  const fetched = await fetchFromRegistry(pin);
  await put(cache, spec, fetched, {integrity: pin.integrity});
  return fetched;
}

async function fetchFromRegistry(pin: Pin): Promise<Buffer> {
  // pacote keeps more than the tarball, and trusts it: its cache lives as long as one fetch.
  const cache = await mkdtemp(path.join(tmpdir(), 'mirror-'));
  try {
    const {integrity} = pin;
    return await tarball(specOf(pin), {cache, integrity, ...registryOptions()});
  } catch (error) {
    throw explainFetchError(specOf(pin), error as Error & {code?: string});
  } finally {
    await rm(cache, {recursive: true, force: true});
  }
}

function explainFetchError(spec: string, cause: Error & {code?: string}): Error {
  if (cause.code === 'EINTEGRITY')
    return new Error(
      `${spec}: what the registry sent does not have the integrity pinned in ${packagesFile}; find out why before you change the pin.`,
      {cause},
    );
  if (cause.code !== 'ETARGET' && cause.code !== 'E404') return new UnreachableError(spec, {cause});
  const message = `${spec}: the registry has no such release; correct ${packagesFile}.`;
  return new Error(message, {cause});
}
