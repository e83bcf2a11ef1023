import {cpus} from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import pLimit from 'p-limit';
import {Cache, type Computation, type Input, readText, recorded} from '../../cache';
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

/** What was found on a page, and what it was found from. */
export interface CheckedPage extends PageReport {
  inputs: readonly Input[];
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
}: CheckOptions): Promise<CheckedPage[]> {
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
    return await Promise.all(
      files.map(async (file) => {
        const {result, inputs} = await recorded(() => pageReport(file, context));
        return {...result, inputs};
      }),
    );
  } finally {
    process.off('exit', close);
    close();
    await (await browser)?.close();
  }
}

const pageReports: Computation = {name: 'pages', module: import.meta.url, usesAllPackages: true};

function pageReport(file: string, context: Context): Promise<PageReport> {
  const make = async () => {
    // Compilers and linters start slowly, and what is kept needs none.
    const {checkPage} = await import('./check-page');
    return checkPage(file, context);
  };
  if (context.accept) return make();
  const text = readText(path.join(context.siteDir, file));
  return context.cache.kept(pageReports, [file, text], make);
}
