import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {findingsFile, parseReadmeFindings, type ReadmeFinding} from '../../../data/readme-findings';

/** What is known to be wrong in READMEs, and the text it was read from. */
export interface KnownFindings {
  findings: readonly ReadmeFinding[];
  text: string;
}

/**
 * Reads which samples of READMEs are wrong; a site without the list has none.
 * @throws when the list is damaged, naming it
 */
export async function readFindings(siteDir: string): Promise<KnownFindings> {
  const text = await readFile(path.join(siteDir, findingsFile), 'utf8').catch(() => '');
  if (text === '') return {findings: [], text};
  try {
    return {findings: parseReadmeFindings(JSON.parse(text)).findings, text};
  } catch (error) {
    throw new Error(
      `${findingsFile} is damaged: run npm run check:content -- --mirrored --accept; ${(error as Error).message}`,
      {cause: error},
    );
  }
}
