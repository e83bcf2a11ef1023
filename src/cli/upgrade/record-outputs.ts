import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createTwoFilesPatch} from 'diff';
import {ownPagesBelow} from '../../content/own-pages';
import type {DocumentationVersion} from '../../versions';
import {runScript} from './command';

/**
 * Runs the samples of a version with its new release, writes changed outputs into the pages and
 * prints each difference.
 * @returns whether nothing is wrong but outputs
 */
export async function recordOutputs(
  {folder}: DocumentationVersion,
  siteDir: string,
): Promise<boolean> {
  const files = ownPagesBelow(siteDir, folder);
  const read = () => files.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
  const before = read();
  const isRight = await runScript('src/cli/upgrade/record-pages.ts', [folder], siteDir);
  const patches = read().flatMap((text, index) => {
    const file = files[index]!;
    const old = before[index]!;
    return text === old ? [] : [createTwoFilesPatch(file, file, old, text, '', '', {context: 1})];
  });
  for (const patch of patches) console.log(patch);
  console.log(`${patches.length} pages show other outputs than before`);
  return isRight;
}
