import {cpus} from 'node:os';
import type {Browser} from '@playwright/test';
import pLimit from 'p-limit';
import {Cache, checkCode, playCode} from './cache';
import type {PageReport} from './check-page';
import {Playground} from '../example-runs/run-folders';
import {reportInputs} from './report-inputs';
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
  /** Where samples run: given by who checks pages again and again, and ended there. */
  sandbox?: Sandbox;
}

/**
 * Checks pages, on every core, and ends all that it started. What was found before is kept while
 * the page, the examples it quotes, the packages and our own code are the same.
 */
export async function checkSite({
  siteDir,
  files,
  accept = false,
  launch,
  sandbox: given,
}: CheckOptions): Promise<PageReport[]> {
  const sandbox = given ?? new Sandbox(siteDir);
  let browser: Promise<Browser> | undefined;
  const context: Context = {
    siteDir,
    sandbox,
    cache: new Cache(siteDir, checkCode),
    playCache: new Cache(siteDir, playCode),
    playground: new Playground(sandbox),
    accept,
    limit: pLimit(cpus().length),
    browser: () => (browser ??= launch()),
  };
  const close = () => {
    if (!given) sandbox.close();
  };
  process.once('exit', close);
  try {
    return await Promise.all(files.map((file) => keptReport(file, context)));
  } finally {
    process.off('exit', close);
    close();
    await (await browser)?.close();
  }
}

function keptReport(file: string, context: Context): Promise<PageReport> {
  const make = async () => {
    // Compilers and linters start slowly, and what is kept needs none.
    const {checkPage} = await import('./check-page');
    return checkPage(file, context);
  };
  return context.accept ? make() : context.cache.kept(reportInputs(file, context), make);
}
