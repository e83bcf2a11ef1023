import {versionOf} from '../versions';
import type {TitlesByPage} from '../types/content';

/**
 * Loads the titles of all pages of a version, in reading order.
 * @param path an address in that version
 * @throws when the list cannot be had
 */
export async function loadTitles(path: string): Promise<TitlesByPage> {
  const file = `${versionOf(path).base}content-index/titles.json`;
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return (await response.json()) as TitlesByPage;
}
