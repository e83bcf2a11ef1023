import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The file that the docs plugin watches in the development server in place of all pages: what it
 * reads of them is their addresses and front matter.
 */
export const pageMark = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'development', 'pages-changed');

/** Has the docs plugin read all pages again. */
export function touchPageMark(generatedFilesDir: string): void {
  const mark = pageMark(generatedFilesDir);
  mkdirSync(path.dirname(mark), {recursive: true});
  writeFileSync(mark, String(Date.now()));
}
