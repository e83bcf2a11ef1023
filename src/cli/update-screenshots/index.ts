import {spawnSync} from 'node:child_process';
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {packPicture} from './pack-picture';

const folder = 'test/screenshots';
const tests = 'test/browser/visual.spec.ts';

/**
 * `npm run screenshots:update [-- -g concept]`: takes the pictures that pages are compared with
 * again, where the built site looks different. Further arguments go to Playwright.
 */
async function main(more: readonly string[]): Promise<void> {
  const {status} = spawnSync(
    'playwright',
    ['test', tests, '--project=chromium', '--reporter=line', '--update-snapshots=changed', ...more],
    {stdio: 'inherit', shell: process.platform === 'win32'},
  );
  if (status !== 0) throw new Error('the pictures were not taken; see above');
  const files = (await readdir(folder)).map((name) => path.join(folder, name));
  let packed = 0;
  for (const file of files) if (await packPicture(file)) packed += 1;
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `screenshots: ${packed} of ${files.length} taken again, ${(bytes / 1_000_000).toFixed(1)} MB in ${folder}/`,
  );
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`screenshots: ${error.message}`);
  process.exitCode = 1;
});
