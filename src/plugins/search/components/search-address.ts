import {isVersionLabel, newest} from '@site/src/versions';
import type {SearchVersion} from '@site/src/plugins/search/types';

/** The page that shows all results. */
export const searchPath = '/search/';

/** The request that the page of results shows; its URL contains all of it. */
export interface SearchRequest {
  query: string;
  version: SearchVersion;
}

/** Gives the URL that shows the results of a request, without the version when it is the newest. */
export function searchAddress({query, version}: SearchRequest): string {
  const parameters = new URLSearchParams({q: query});
  if (version !== newest.label) parameters.set('version', version);
  return `${searchPath}?${parameters.toString()}`;
}

/**
 * Reads a request from a URL or from the fields of a form. Readers edit URLs, so an unknown version
 * becomes the newest one.
 * @param search the query string of the URL with its `?`, or the fields
 */
export function requestOf(search: string | [name: string, value: string][]): SearchRequest {
  const parameters = new URLSearchParams(search);
  const version = parameters.get('version');
  return {
    query: parameters.get('q') ?? '',
    version: isVersionLabel(version) ? version : newest.label,
  };
}
