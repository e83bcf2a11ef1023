import {withoutBase} from '../../../versions';
import type {HitKind} from '../types';

/** A page or a part of it that the search can find. */
export interface TargetRecord {
  url: string;
  kind: HitKind;
  /** The section, the page, and the headings and names below it: seven at most. */
  levels: readonly string[];
  content: string;
}

/** A record as the engine ranks it. */
export interface SearchRecord extends TargetRecord {
  /** Decides between records that match equally well; the higher comes first. */
  weight: number;
  /** What readers type when they look for it (`_version/search-phrases.json`). */
  phrases: readonly string[];
}

/** Pages come before their parts. */
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

/** The glossary defines every term briefly; readers want the page that explains it at length. */
const glossary = /^\/glossary\/#/;

/** Pages of packages, whose options often have the names of webpack's. */
const packagePage = /^\/(?:loaders|plugins)\/[^/]+\/#/;

/** These pages explain messages that other pages only quote. */
const errorsPage = /^\/errors\/(?:[^/]+\/)?#/;

/**
 * Gives the weight of a record.
 * @param isListed whether it is a row of a table or a message, which shares the URL of its heading
 * @param isUnmaintained whether it is part of the README of a package that has no new releases
 */
export function weightOf({kind, url}: TargetRecord, isListed: boolean, isUnmaintained: boolean) {
  const path = withoutBase(url);
  if (glossary.test(path)) return 1;
  const less = (isListed ? 2 : 0) + (packagePage.test(path) ? 4 : 0) + (isUnmaintained ? 5 : 0);
  return weights[kind] + (errorsPage.test(path) ? 4 : 0) - less;
}
