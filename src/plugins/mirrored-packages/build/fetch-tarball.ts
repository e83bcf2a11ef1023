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
  /** Told why something could not be put into the cache; this run has it all the same. */
  onUnkept?: (reason: Error) => void;
  /** Stay away from the network: what is not in the cache is not there. */
  offline?: boolean;
}

/** Where packages come from: npm hands its configuration to the programs it runs. */
export function registryOptions() {
  const registry = process.env.npm_config_registry;
  // The fallback is that of pacote.
  return {
    ...(registry && {registry}),
    fetchRetries: 1,
    fetchRetryMintimeout: 500,
    timeout: 60_000,
  };
}

/** A release that could not be had because nobody answered; another time it may. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/**
 * Gives the tarball of a pinned release, from the cache or else from the configured registry.
 * @throws UnreachableError without network, other errors for a wrong pin
 */
export function fetchTarball(pin: Pin, options: FetchOptions): Promise<Buffer> {
  // Both versions may show one release: it is fetched once.
  const key = `${options.cache} ${pin.integrity} ${specOf(pin)}`;
  const fetching = underWay.get(key) ?? getTarball(pin, options);
  underWay.set(key, fetching);
  return fetching.finally(() => underWay.delete(key));
}

const underWay = new Map<string, Promise<Buffer>>();

async function getTarball(pin: Pin, options: FetchOptions): Promise<Buffer> {
  const {cache, onFetch, onUnkept, offline} = options;
  const spec = specOf(pin);
  const cached = await readCache(cache, pin.integrity);
  if (cached) return cached;
  if (offline) throw new UnreachableError(spec);

  onFetch(spec);
  const fetched = await fetchFromRegistry(pin);
  await put(cache, spec, fetched, {integrity: pin.integrity}).catch(onUnkept);
  return fetched;
}

/** Reads what an earlier run kept, whichever registry it came from; what is damaged does not count. */
async function readCache(cache: string, integrity: string): Promise<Buffer | undefined> {
  return get.byDigest(cache, integrity).catch(() => undefined);
}

async function fetchFromRegistry(pin: Pin): Promise<Buffer> {
  // pacote keeps more than the tarball, and trusts it: its cache lives as long as one fetch.
  const cache = await mkdtemp(path.join(tmpdir(), 'mirror-')).catch((error) => {
    throw explained(pin, error);
  });
  try {
    return await tarball(specOf(pin), {
      cache,
      integrity: pin.integrity,
      ...registryOptions(),
    });
  } catch (error) {
    throw explained(pin, error);
  } finally {
    await rm(cache, {recursive: true, force: true});
  }
}

const diskIsAtFault = new Set(['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENOSPC', 'EPERM', 'EROFS']);
const networkIsFine = new Set(['ETARGET', 'E404', 'ENOVERSIONS']);

function explained(pin: Pin, cause: unknown): Error {
  const spec = specOf(pin);
  const {code = '', message} = cause as Error & {code?: string};
  if (diskIsAtFault.has(code)) {
    return new Error(`${spec} could not be put into ${tmpdir()}: ${message}.`, {cause});
  }
  if (code === 'EINTEGRITY') {
    return new Error(
      `${spec}: what the registry sent does not have the integrity pinned in ${packagesFile}; find out why before you change the pin.`,
      {cause},
    );
  }
  if (networkIsFine.has(code)) {
    return new Error(`${spec}: the registry has no such release; correct ${packagesFile}.`, {
      cause,
    });
  }
  return new UnreachableError(spec, {cause});
}
