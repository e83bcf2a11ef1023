import {
  hierarchyLevels,
  highlightEnd,
  highlightStart,
  type SearchHit,
  type SearchVersion,
} from '../types';

type Raw = Partial<SearchHit>;

/** Makes the engine's hits what readers are shown; a hit without an address leads nowhere. */
export function hitsOf(raw: readonly unknown[], version: SearchVersion): SearchHit[] {
  return raw.flatMap((each) => {
    const hit = (each ?? {}) as Raw;
    if (typeof hit.url === 'string' && /^\/(?!\/)/.test(hit.url))
      return [hitOf(hit, hit.url, version)];
    console.warn('Search: a hit without an address of this site was left out.', hit.objectID);
    return [];
  });
}

function hitOf(raw: Raw, url: string, version: SearchVersion): SearchHit {
  const hierarchy = Object.fromEntries(
    hierarchyLevels.map((level) => [level, raw.hierarchy?.[level] ?? null]),
  ) as SearchHit['hierarchy'];
  const {hierarchy: names = {}, hierarchy_camel: inside = {}, content} = raw._highlightResult ?? {};
  const snippet = raw._snippetResult?.content;
  return {
    objectID: raw.objectID ?? url,
    url,
    anchor: raw.anchor ?? null,
    kind: raw.kind ?? 'heading',
    version: raw.version ?? version,
    category: hierarchy.lvl0 ?? '',
    subcategory: hierarchy.lvl1 ?? '',
    title: titleOf(hierarchy),
    text: unmarked(snippet?.value ?? ''),
    hierarchy,
    content: raw.content ?? null,
    _highlightResult: {hierarchy: names, hierarchy_camel: inside, ...(content && {content})},
    _snippetResult: snippet ? {content: snippet} : {},
  };
}

function titleOf(hierarchy: SearchHit['hierarchy']): string {
  const below = hierarchyLevels.slice(2).map((level) => hierarchy[level]);
  return below.filter(Boolean).join(' › ') || hierarchy.lvl1 || hierarchy.lvl0 || '';
}

const unmarked = (text: string) => text.replaceAll(highlightStart, '').replaceAll(highlightEnd, '');
