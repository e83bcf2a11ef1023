import {readFileSync} from 'node:fs';
import path from 'node:path';
import {versionOfFile} from '../versions';
import {parseFrontMatter} from './front-matter';
import {parseBody} from './parse-body';
import type {CheckedPage} from './page';

/** Reads a page for its rules. @param file path relative to the site */
export async function readCheckedPage(siteDir: string, file: string): Promise<CheckedPage> {
  return parseCheckedPage(readFileSync(path.join(siteDir, file), 'utf8'), file);
}

/** Makes a page of the text of a file. @param file path relative to the site */
export async function parseCheckedPage(source: string, file: string): Promise<CheckedPage> {
  const {body} = parseFrontMatter(source, file, false);
  const {tree} = await parseBody(body, path.extname(file) as '.md' | '.mdx');
  const above = source.slice(0, source.length - body.length);
  const linesAbove = above.split('\n').length - 1;
  return {file, version: versionOfFile(file), source, tree, linesAbove};
}
