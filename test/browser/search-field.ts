import type {Page} from '@playwright/test';

// The search of the header, before and after the application has hydrated the page (src/plugins/wake).
export const field = (page: Page) => page.getByRole('banner').locator('[name=q]');
export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
export const selected = (page: Page) => page.getByRole('option', {selected: true});
export const results = (page: Page) => page.getByRole('listbox', {name: 'Results'});
