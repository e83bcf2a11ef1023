import {memoizeAsync} from './memoize-async';
import type {AnchorsByPage, TitlesByPage} from '@site/src/types/content';

/**
 * Loads the headings of all pages of a section, from the file that the content index publishes.
 * @throws when the file cannot be loaded
 */
export const loadSectionAnchors = memoizeAsync((address: string) => load<AnchorsByPage>(address));

/**
 * Loads the titles of all pages of a version, in reading order.
 * @param base path prefix of the version
 * @throws when the list cannot be loaded
 */
export const loadTitles = (base: string): Promise<TitlesByPage> =>
  load(`${base}content-index/titles.json`);

async function load<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Content;
}
