import {readFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import pLimit from 'p-limit';
import {Cache, type Computation} from '../../cache';
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
  /** Where samples run: given by who checks pages again and again, and ended there. */
  sandbox?: Sandbox;
}

/**
 * Checks pages, on every core, and ends all that it started. What was found before is kept while
 * all that it was found from is the same.
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
    cache: new Cache(siteDir),
    accept,
    limit: pLimit(cpus().length),
    browser: () => (browser ??= launch()),
  };
  const close = () => {
    if (!given) sandbox.close();
  };
  process.once('exit', close);
  try {
    return await Promise.all(files.map((file) => pageReport(file, context)));
  } finally {
    process.off('exit', close);
    close();
    await (await browser)?.close();
  }
}

const pageReports: Computation = {name: 'pages', module: import.meta.url, usesAllPackages: true};

const textOf = (siteDir: string, file: string) => readFileSync(path.join(siteDir, file), 'utf8');

function pageReport(file: string, context: Context): Promise<PageReport> {
  const make = async () => {
    // Compilers and linters start slowly, and what is kept needs none.
    const {checkPage} = await import('./check-page');
    return checkPage(file, context);
  };
  return context.accept ? make() : keptReport(context.siteDir, file, context.cache, make);
}

/** Gives what was found on a page as it is now, or finds it. @param file path relative to the site */
export const keptReport = (
  siteDir: string,
  file: string,
  cache: Cache,
  make: () => Promise<PageReport>,
): Promise<PageReport> => cache.kept(pageReports, [file, textOf(siteDir, file)], make);

/**
 * Gives what was found on a page as it is now; undefined when no check has looked at it.
 * @param file path relative to the site
 */
export const knownReport = (
  siteDir: string,
  file: string,
  cache: Cache,
): Promise<PageReport | undefined> => cache.found(pageReports, [file, textOf(siteDir, file)]);
