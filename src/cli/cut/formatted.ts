import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import type {Change} from './change';

/** Gives a text the form that `npm run check` asks for. */
export async function formatted(siteDir: string, file: string, text: string): Promise<Change> {
  const filepath = path.join(siteDir, file);
  return {file, text: await format(text, {...(await resolveConfig(filepath)), filepath})};
}
