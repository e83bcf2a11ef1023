import {withoutBase} from '../../../versions';
import type {HitKind} from '../types';

/** A place that can be found. */
export interface TargetRecord {
  url: string;
  kind: HitKind;
  /** The section, the page, and the headings and names below it: seven at most. */
  levels: readonly string[];
  content: string;
  /** Names in the code of this section. */
  names: readonly string[];
}

/** A place as the engine knows it. */
export interface SearchRecord extends TargetRecord {
  /** What comes first among equals: the higher. */
  weight: number;
  /** What readers type who look for this place (`_version/search-phrases.json`). */
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

/** The glossary has every word in short; a reader wants the page that explains it at length. */
const glossary = /^\/glossary\/#/;

/** Pages of packages, which have settings of the same names as webpack. */
const packagePage = /^\/(?:loaders|plugins)\/[^/]+\/#/;

/** Explains messages that other pages only quote. */
const errorsPage = /^\/errors\/(?:[^/]+\/)?#/;

/**
 * Gives the weight of a record.
 * @param isListed whether it is a row or a message, which has no address of its own
 * @param isUnmaintained whether it is part of the README of a package that has no new releases
 */
export function weightOf({kind, url}: TargetRecord, isListed: boolean, isUnmaintained: boolean) {
  const path = withoutBase(url);
  if (glossary.test(path)) return 1;
  const less = (isListed ? 2 : 0) + (packagePage.test(path) ? 4 : 0) + (isUnmaintained ? 5 : 0);
  return weights[kind] + (errorsPage.test(path) ? 4 : 0) - less;
}
