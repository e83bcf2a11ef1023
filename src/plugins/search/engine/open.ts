import type {Searchable} from './answer';
import {indexRecords} from './index-of-records';
import {Language} from './language';
import {unpackRecords} from './wire';

/**
 * Makes a file of records searchable.
 * @param json text of the file
 * @param pause lets others work in between; not needed where nobody waits
 * @throws when the text is no such file
 */
export async function openRecords(
  json: string,
  pause: () => Promise<void> = async () => undefined,
): Promise<Searchable> {
  const wire: unknown = JSON.parse(json);
  await pause();
  const {records, words} = unpackRecords(wire);
  await pause();
  const language = new Language(words);
  return {records, language, index: await indexRecords(records, language, pause)};
}
