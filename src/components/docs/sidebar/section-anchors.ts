import type {AnchorsByPage} from '@site/src/types/content';

const files = new Map<string, Promise<AnchorsByPage>>();

/**
 * Loads the headings of all pages of a section, once; a failed load may be repeated.
 * @param base path prefix of the version
 * @param section folder name; missing for pages that lie in none
 * @throws when the file cannot be had
 */
export function loadSectionAnchors(base: string, section = 'top'): Promise<AnchorsByPage> {
  const address = `${base}content-index/${section}.json`;
  const known = files.get(address);
  if (known) return known;
  const file = fetchAnchors(address).catch((error: unknown) => {
    files.delete(address);
    throw error;
  });
  files.set(address, file);
  return file;
}

async function fetchAnchors(address: string): Promise<AnchorsByPage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as AnchorsByPage;
}
