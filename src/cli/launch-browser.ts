import type {Browser} from '@playwright/test';

/** Starts the browser in which guides are looked at; whoever needs none does not load it. */
export async function launchBrowser(): Promise<Browser> {
  const [{chromium}, {findBrowser}] = await Promise.all([
    import('@playwright/test'),
    import('./find-browser.mts'),
  ]);
  return chromium.launch(await findBrowser());
}
