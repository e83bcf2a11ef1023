/** New places of heading ids by page: `#id` of the same page or an address of this site. */
export type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A site that addresses are looked up in: the built one as it is served, or the pages on disk. */
export interface Site {
  /**
   * Gives where a path ends after all redirects, with the id a redirect adds; `undefined` when
   * nothing is there.
   */
  follow(path: string): string | undefined;
  /** Gives the ids of a page that `follow` gave; of one that cannot be read every id is believed. */
  idsOf(page: string): ReadonlySet<string> | undefined;
  moved: MovedAnchors;
}
