import {fork} from 'node:child_process';
import path from 'node:path';
import type {Areas} from '../../reference';
import type {DocumentationVersion} from '../../versions';

/**
 * Reads everything that the webpack of a folder tells, as that of a version.
 * @param folder relative to the site
 * @throws when it cannot be read; what went wrong was printed
 */
export function factsOfFolder(
  {label}: DocumentationVersion,
  folder: string,
  siteDir: string,
): Promise<Areas> {
  const script = path.join(siteDir, 'src/cli/upgrade/read-facts.ts');
  return new Promise((resolve, reject) => {
    const child = fork(script, [label, folder], {cwd: siteDir, execArgv: ['--import', 'tsx']});
    child.on('message', (areas) => resolve(areas as Areas));
    child.on('error', reject);
    child.on('close', (code) =>
      reject(
        new Error(`the facts in ${folder} cannot be read (code ${code}); nothing was changed`),
      ),
    );
  });
}
