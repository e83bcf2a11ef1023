import {chromium} from '@playwright/test';
import {checkSite} from '../../samples/check-site';
import {findBrowser} from '../find-browser.mts';
import {pagesToCheck} from './pages';
import {print} from './print';
import {checkMirrored} from './readmes';

/**
 * `npm run check:content -- [path …] [--accept]`: asks every rule about the pages below the paths,
 * of the whole site without any. `--accept` writes changed outputs into the pages. With
 * `--mirrored`, checks the READMEs of mirrored packages instead.
 */
async function main(words: readonly string[]): Promise<void> {
  const siteDir = process.cwd();
  const started = Date.now();
  const flags = ['--accept', '--mirrored'];
  const unknown = words.find((word) => word.startsWith('-') && !flags.includes(word));
  if (unknown)
    throw new Error(`${unknown} is unknown here: name pages or folders, or ${flags.join(', ')}`);
  if (words.includes('--mirrored')) {
    if (!(await checkMirrored(siteDir, words.includes('--accept')))) process.exitCode = 1;
    return;
  }
  const reports = await checkSite({
    siteDir,
    files: pagesToCheck(
      siteDir,
      words.filter((word) => word !== '--accept'),
    ),
    accept: words.includes('--accept'),
    launch: async () => chromium.launch(await findBrowser()),
  });
  print(reports, Date.now() - started);
  if (reports.some(({problems}) => problems.length > 0)) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`check:content: ${error.message}`);
  process.exitCode = 2;
});
