import {screens} from './screens';
import {type Section, sections} from './sections';

/** Folder of the pictures for previews of pages elsewhere. */
export const socialCardFolder = '/social-cards/';

/** Screens that have a picture of their own. */
export const screensWithCard = screens.filter(({hasSocialCard}) => hasSocialCard);

/** Gives the URL of a page's picture: its section's, or that of all pages in none. */
export function socialCardOf(url: string): string {
  const parts = url.split('/').filter(Boolean);
  const end = parts.findIndex((part) => sections.includes(part as Section));
  const cardPath = screensWithCard.some((screen) => screen.url === url)
    ? parts
    : parts.slice(0, end + 1);
  return `${socialCardFolder}${cardPath.join('/') || 'index'}.png`;
}
