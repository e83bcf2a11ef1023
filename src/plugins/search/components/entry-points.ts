import {searchStarts} from '@site/src/plugins/search/config/field';
import {versionLabeled} from '@site/src/versions';
import type {SearchVersion} from '@site/src/plugins/search/types';
import {addressIn} from '../../../components/place/place';

/** A page that is offered by name. */
export interface EntryPoint {
  url: string;
  title: string;
  /** Where it lies, in words. */
  place: string;
}

/** Gives the pages to begin with, in a version. */
export function entryPointsOf(version: SearchVersion): EntryPoint[] {
  const shown = versionLabeled(version);
  return searchStarts.map(({to, ...words}) => ({url: addressIn(shown, to), ...words}));
}
