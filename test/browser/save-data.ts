import type {Page} from '@playwright/test';

/** Has the pages that are opened from now on see that the reader asks for less to be downloaded. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
