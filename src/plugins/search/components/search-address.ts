import {isVersionLabel, newest} from '@site/src/versions';
import type {SearchVersion} from '@site/src/plugins/search/types';

/** The page that shows all results. */
export const searchPath = '/search/';

/** What the page of results is asked for; its address says all of it. */
export interface SearchRequest {
  query: string;
  version: SearchVersion;
}

/** Gives the address that shows a request; the newest version is left out. */
export function searchAddress({query, version}: SearchRequest): string {
  const parameters = new URLSearchParams({q: query});
  if (version !== newest.label) parameters.set('version', version);
  return `${searchPath}?${parameters.toString()}`;
}

/**
 * Gives the request of an address, or of a form, whose fields have the same names. Readers write
 * addresses, too: what is not known is left out.
 * @param search with its `?`
 */
export function requestOf(search: string | [name: string, value: string][]): SearchRequest {
  const parameters = new URLSearchParams(search);
  const version = parameters.get('version');
  return {
    query: parameters.get('q') ?? '',
    version: isVersionLabel(version) ? version : newest.label,
  };
}
