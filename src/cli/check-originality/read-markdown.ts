import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import type {CorpusFile} from '../../checks/originality/corpus';
import {passagesOf} from '../../checks/originality/passages';

interface Options {
  /** Whether a file, its path relative to the folder, is read. */
  accepts?: (file: string) => boolean;
  /** Called after each file with how many are read, of how many. */
  onRead: (read: number, all: number) => void;
}

/**
 * Reads the Markdown files below a folder.
 * @throws when there is no such folder, or no Markdown in it
 */
export async function readMarkdown(
  folder: string,
  {accepts = () => true, onRead}: Options,
): Promise<CorpusFile[]> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) throw new Error(`there is no folder ${folder}`);
  if (!found.isDirectory()) throw new Error(`${folder} is no folder; name the one it lies in`);
  const files = (await readdir(folder, {recursive: true}))
    .filter((file) => /\.(md|mdx|markdown)$/.test(file) && accepts(file))
    .map((file) => path.join(folder, file))
    .sort();
  if (files.length === 0) throw new Error(`${folder} holds no Markdown: no .md, .mdx or .markdown`);
  const read: CorpusFile[] = [];
  for (const file of files) {
    read.push({file, passages: passagesOf(await readFile(file, 'utf8'))});
    onRead(read.length, files.length);
  }
  return read;
}
