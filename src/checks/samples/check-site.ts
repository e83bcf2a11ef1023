import {cpus} from 'node:os';
import type {Browser} from '@playwright/test';
import pLimit from 'p-limit';
import type {PageReport} from './check-page';
import type {Context} from '../rules/rule';
import {Sandbox} from '../sandbox';

/**
 * Checks pages, on every core, and ends all that it started.
 * @param siteDir absolute folder of the site
 * @param files paths of the pages, relative to the site
 * @param launch starts the browser in which guides are looked at
 * @param accept whether changed outputs are written into the pages
 * @param isProved whether the samples, examples and claims of a page are run, too
 */
export async function checkSite({
  siteDir,
  files,
  launch,
  accept = false,
  isProved = () => true,
}: {
  siteDir: string;
  files: readonly string[];
  launch: () => Promise<Browser>;
  accept?: boolean;
  isProved?: (file: string) => boolean;
}): Promise<PageReport[]> {
  const sandbox = new Sandbox(siteDir);
  let browser: Promise<Browser> | undefined;
  const context: Context = {
    siteDir,
    sandbox,
    accept,
    limit: pLimit(cpus().length),
    browser: () => (browser ??= launch()),
  };
  const close = () => sandbox.close();
  process.once('exit', close);
  try {
    // Compilers and linters start slowly.
    const {checkPage} = await import('./check-page');
    return await Promise.all(files.map((file) => checkPage(file, context, isProved(file))));
  } finally {
    process.off('exit', close);
    close();
    await (await browser)?.close();
  }
}
