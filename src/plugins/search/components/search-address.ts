import {type Section, sections} from '@site/src/config/sections';
import {isVersionLabel, newest} from '@site/src/versions';
import {type HitKind, hitKinds, type SearchVersion} from '@site/src/plugins/search/types';

/** The page that shows all results. */
export const searchPath = '/search/';

/** What the page of results is asked for; its address says all of it. */
export interface SearchRequest {
  query: string;
  version: SearchVersion;
  /** Only results of this section. */
  section?: Section;
  /** Only results of this kind. */
  kind?: HitKind;
}

/** Gives the address that shows a request; what is not asked for is left out. */
export function searchAddress({query, version, section, kind}: SearchRequest): string {
  const parameters = new URLSearchParams({q: query});
  if (version !== newest.label) parameters.set('version', version);
  if (section) parameters.set('section', section);
  if (kind) parameters.set('kind', kind);
  return `${searchPath}?${parameters.toString()}`;
}

/**
 * Gives the request of an address. Readers write addresses, too: what is not known is left out.
 * @param search with its `?`
 */
export function requestOf(search: string): SearchRequest {
  const parameters = new URLSearchParams(search);
  const version = parameters.get('version');
  return {
    query: parameters.get('q') ?? '',
    version: isVersionLabel(version) ? version : newest.label,
    section: sections.find((section) => section === parameters.get('section')),
    kind: hitKinds.find((kind) => kind === parameters.get('kind')),
  };
}
