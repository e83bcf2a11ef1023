import {sections} from './sections';

/** Folder of the pictures for previews of pages elsewhere. */
export const socialCardFolder = '/social-cards/';

/** Titles of the screens that are no documentation and have a picture of their own, by address. */
export const screensWithCard: Readonly<Record<string, string>> = {
  '/organization/': 'The Organization',
  '/starter-kits/': 'Starter Kits',
  '/vote/': 'Vote',
};

/** Gives the address of a page's picture: its section's, or that of all pages in none. */
export function socialCardOf(url: string): string {
  const parts = url.split('/').filter(Boolean);
  const end = parts.findIndex((part) => (sections as readonly string[]).includes(part));
  const cardPath = url in screensWithCard ? parts : parts.slice(0, end + 1);
  return `${socialCardFolder}${cardPath.join('/') || 'index'}.png`;
}
