import * as pacoteModule from 'pacote';
import {packagesFile, type Pin} from './pins';
import {specOf} from './page-names';

/** Gets a tarball as pacote's function of this name does. */
export type FetchTarball = (spec: string, options: Record<string, unknown>) => Promise<Buffer>;

/** How to fetch. */
export interface FetchOptions {
  /** Folder that keeps what was fetched, so that the network is needed once. */
  cache: string;
  /** Told what is about to be fetched over the network. */
  onFetch: (spec: string) => void;
  /** Stay away from the network: what is not in the cache is not there. */
  offline?: boolean;
  fetchTarball?: FetchTarball;
}

/** A release that could not be had because nobody answered; another time it may. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

const {tarball} = pacoteModule as unknown as {tarball: FetchTarball};
const networkIsFine = new Set(['EINTEGRITY', 'ETARGET', 'E404', 'ENOENT', 'ENOVERSIONS']);

/**
 * Gives the tarball of a pinned release, from the cache or else from the configured registry.
 * @throws UnreachableError without network, other errors for a wrong pin
 */
export async function fetchTarball(pin: Pin, options: FetchOptions): Promise<Buffer> {
  const {cache, onFetch, offline, fetchTarball: fetch = tarball} = options;
  const spec = specOf(pin);
  // npm hands its configuration to the programs it runs; the fallback is pacote's own.
  const registry = process.env.npm_config_registry;
  const settings = {
    cache,
    integrity: pin.integrity,
    ...(registry && {registry}),
    fetchRetries: 1,
    fetchRetryMintimeout: 500,
    timeout: 60_000,
  };
  try {
    return await fetch(spec, {...settings, offline: true});
  } catch (error) {
    if (codeOf(error) !== 'ENOTCACHED') throw explained(pin, error);
    if (offline) throw new UnreachableError(spec);
  }
  onFetch(spec);
  try {
    return await fetch(spec, {...settings, preferOffline: true});
  } catch (error) {
    throw explained(pin, error);
  }
}

const codeOf = (error: unknown) => String((error as {code?: unknown}).code ?? '');

function explained(pin: Pin, cause: unknown): Error {
  const spec = specOf(pin);
  const code = codeOf(cause);
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
