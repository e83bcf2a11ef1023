import type {AnchorsByPage} from '@site/src/types/content';

const files = new Map<string, Promise<AnchorsByPage>>();

/**
 * Loads the headings of all pages of a section, once; a failed load may be repeated.
 * @param address of the file that the content index publishes for the section
 * @throws when the file cannot be had
 */
export function loadSectionAnchors(address: string): Promise<AnchorsByPage> {
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
