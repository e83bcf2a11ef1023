import type {AnchorsByPage, TitlesByPage} from '@site/src/types/content';

const files = new Map<string, Promise<AnchorsByPage>>();

/**
 * Loads the headings of all pages of a section, once; a failed load may be repeated.
 * @param address of the file that the content index publishes for the section
 * @throws when the file cannot be had
 */
export function loadSectionAnchors(address: string): Promise<AnchorsByPage> {
  const known = files.get(address);
  if (known) return known;
  const file = load<AnchorsByPage>(address).catch((error: unknown) => {
    files.delete(address);
    throw error;
  });
  files.set(address, file);
  return file;
}

/**
 * Loads the titles of all pages of a version, in reading order.
 * @param base where the version begins
 * @throws when the list cannot be had
 */
export const loadTitles = (base: string): Promise<TitlesByPage> =>
  load(`${base}content-index/titles.json`);

async function load<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Content;
}
