import {cpus} from 'node:os';
import type {Browser} from '@playwright/test';
import pLimit from 'p-limit';
import type {PageReport} from './check-page';
import type {Context} from '../rules/rule';
import {Sandbox} from '../sandbox';

/** How a check is done. */
export interface CheckOptions {
  /** Absolute folder of the site. */
  siteDir: string;
  /** Paths of the pages, relative to the site. */
  files: readonly string[];
  /** Whether changed outputs are written into the pages. */
  accept?: boolean;
  /** Starts the browser in which guides are looked at. */
  launch: () => Promise<Browser>;
  /** Whether the samples, examples and claims of a page are run, too: all of them unless given. */
  isProved?: (file: string) => boolean;
}

/** Checks pages, on every core, and ends all that it started. */
export async function checkSite({
  siteDir,
  files,
  accept = false,
  launch,
  isProved = () => true,
}: CheckOptions): Promise<PageReport[]> {
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
