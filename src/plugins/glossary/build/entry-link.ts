import type {Element} from 'hast';

/** What a link to an entry of a glossary leads to. */
export interface LinkedEntry {
  /** Address of the glossary. */
  url: string;
  id: string;
}

/** Reads where a link leads; undefined for all that lead to no entry of this site's glossaries. */
export function entryOf({tagName, properties}: Element): LinkedEntry | undefined {
  if (tagName !== 'a') return undefined;
  const [, url, id] = /^(\/(?:[^/#]+\/)?glossary\/)#(.+)$/.exec(String(properties.href)) ?? [];
  return url !== undefined && id !== undefined ? {url, id} : undefined;
}
