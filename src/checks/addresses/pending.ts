import type {Redirect} from '../../config/redirects';

/** The work that addresses wait for. */
export interface PendingAddresses {
  /** Addresses of unwritten pages by the work that writes them. */
  pages: Readonly<Record<string, readonly string[]>>;
  redirects: readonly Redirect[];
}

/** What the entries are held against. */
export interface Known {
  /** Paths of the former site and those in packages. */
  needed: ReadonlySet<string>;
  /** Paths this project has published. */
  published: ReadonlySet<string>;
  /** Whether something is served at a path. */
  exists(path: string): boolean;
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** Gives the paths that need not lead anywhere yet. */
export function pendingPaths({pages, redirects}: PendingAddresses): ReadonlySet<string> {
  const unwritten = redirects.filter(({waitsFor}) => waitsFor !== undefined);
  return new Set([...Object.values(pages).flat(), ...unwritten.map(({from}) => from)]);
}

/** Whether a path, with its slash or without, need not lead anywhere yet. */
export const isPending = (path: string, waiting: ReadonlySet<string>) =>
  waiting.has(path) || waiting.has(withSlash(path));

/** Finds entries that have no reason to wait (any more); one line each, with what to do. */
export function stalePending(
  {pages}: PendingAddresses,
  {needed, published, exists}: Known,
): string[] {
  const reasonAgainst = (path: string) => {
    if (exists(path)) return 'the page exists: delete the entry';
    if (published.has(path))
      return 'it was published and is gone: delete the entry and add a redirect';
    if (!needed.has(path)) return 'no former address and no package needs it: delete the entry';
    return undefined;
  };
  return Object.values(pages)
    .flat()
    .flatMap((path) => {
      const reason = reasonAgainst(path);
      return reason ? [`src/config/pending-addresses.ts  ${path}: ${reason}`] : [];
    });
}
