import type {HeaderRule} from '../../config/response-headers';

/** An old address, and where it leads: a path of this site with or without a hash, or another site. */
export interface Redirect {
  from: string;
  to: string;
}

/** What every host has to be told, from which each gets a file in its own language. */
export interface HostRules {
  /** Headers by address; of two rules for one header the later wins. */
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** Gives the regular expression of a pattern, whose `*` matches anything: `^/assets/.*$`. */
export const regularExpressionOf = (pattern: string): string =>
  `^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`;

/** Gives what a redirect leads to without its hash, and the hash with its sign, or nothing. */
export function splitHash(to: string): {address: string; hash: string} {
  const [address = ''] = to.split('#');
  return {address, hash: to.slice(address.length)};
}
