/** Folder of the pictures for previews of a page elsewhere. */
export const socialCardFolder = '/social-cards/';

/** Gives the address of a page's picture. */
export function socialCardOf(url: string): string {
  return `${socialCardFolder}${url.slice(1, -1) || 'index'}.png`;
}

/** Titles of the screens that are no documentation and have a picture of their own, by address. */
export const screensWithCard: Readonly<Record<string, string>> = {
  '/organization/': 'The Organization',
  '/starter-kits/': 'Starter Kits',
  '/vote/': 'Vote',
};
