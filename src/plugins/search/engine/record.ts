import {withoutBase} from '../../../versions';
import type {HitKind, SearchVersion} from '../types';

/** A place that can be found. */
export interface SearchRecord {
  /** Stays the same from build to build as long as the place does. */
  objectID: string;
  version: SearchVersion;
  /** Folder below the version's own; empty for pages that lie in no section. */
  section: string;
  kind: HitKind;
  url: string;
  anchor: string | null;
  /** What comes first among equals: the higher. */
  weight: number;
  /** The section, the page, and the headings and names below it: seven at most. */
  levels: readonly string[];
  content: string | null;
  /** Names that stand in the code of this place. */
  names: string[];
  /** What readers type who look for this place (`_version/search-phrases.json`). */
  phrases?: string[];
  /** Whether it is part of the README of a package that has no new releases. */
  isUnmaintained?: true;
}

/** Pages come before their parts, what has a place of its own before what is listed. */
const weights: Record<HitKind, number> = {
  page: 10,
  package: 10,
  option: 7,
  hook: 7,
  variable: 7,
  heading: 5,
  flag: 4,
  error: 3,
};

/** Says every word in short; whoever looks for one wants the page that explains it at length. */
const glossary = /^\/glossary\/#/;

/** Pages of packages, which have settings of the same names as webpack. */
const packagePage = /^\/(?:loaders|plugins)\/[^/]+\/#/;

/** Gives the weight of a record. */
export function weightOf({
  kind,
  url,
  objectID,
  isUnmaintained,
}: Pick<SearchRecord, 'kind' | 'url' | 'objectID' | 'isUnmaintained'>) {
  const path = withoutBase(url);
  if (glossary.test(path)) return 1;
  const isListed = objectID !== url;
  const less = (isListed ? 2 : 0) + (packagePage.test(path) ? 4 : 0) + (isUnmaintained ? 5 : 0);
  return weights[kind] - less;
}

/** Rows and messages share the address of their heading: they are counted. */
export class ObjectIds {
  private readonly used = new Map<string, number>();

  next(url: string): string {
    const count = (this.used.get(url) ?? 0) + 1;
    this.used.set(url, count);
    return count === 1 ? url : `${url}~${count}`;
  }
}
