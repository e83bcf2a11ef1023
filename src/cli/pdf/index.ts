import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {site} from '../../config/site';
import {chosenVolumes} from './volumes';
import {paperOf} from './paper';
import {printVolume} from './print-volume';
import {serveBuiltSite} from '../built-site-in-browser';

/** `npm run pdf [section…] [--paper Letter]`: a PDF of each section, printed from the built site. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      folder: {type: 'string', default: 'build'},
      out: {type: 'string', default: 'pdf'},
      paper: {type: 'string', default: 'A4'},
    },
  });
  const paper = paperOf(values.paper);
  const volumes = chosenVolumes(positionals, path.resolve(values.folder));
  const {findBrowser} = await import('../find-browser.mts');
  const browser = await chromium.launch(await findBrowser('installed'));
  const started = Date.now();
  const total = {pages: 0, bytes: 0};
  try {
    const context = await browser.newContext();
    await serveBuiltSite(context, path.resolve(values.folder), site.url);
    await mkdir(values.out, {recursive: true});
    for (const [position, {file, url}] of volumes.entries()) {
      const before = Date.now();
      const {pdf, pages} = await printVolume(context, site.url + url, paper);
      await writeFile(path.join(values.out, file), pdf);
      total.pages += pages;
      total.bytes += pdf.length;
      console.log(
        `[${position + 1}/${volumes.length}] ${file}: ${pages} pages, ${size(pdf.length)}, ${seconds(before)}`,
      );
    }
  } finally {
    await browser.close();
  }
  console.log(
    `pdf: ${volumes.length} files with ${total.pages} pages, ${size(total.bytes)}, in ${values.out}/ after ${seconds(started)}`,
  );
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

main().catch((error: Error) => {
  console.error(`pdf: ${error.message}`);
  process.exitCode = 1;
});
