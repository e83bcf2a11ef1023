import type {Page} from '@playwright/test';

// The search of the header, asleep and awake.
export const header = (page: Page) => page.getByRole('banner');
export const field = (page: Page) => header(page).locator('[name=q]');
export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
export const selected = (page: Page) => page.getByRole('option', {selected: true});
export const results = (page: Page) => page.getByRole('listbox', {name: 'Results'});
