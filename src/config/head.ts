import {brand, icon} from './brand';
import {site} from './site';

type Attributes = Record<string, string>;

const link = (attributes: Attributes) => ({tagName: 'link', attributes});
const meta = (attributes: Attributes) => ({tagName: 'meta', attributes});

/** Tags of every page that do not depend on the page. */
export const headTags = [
  link({rel: 'icon', href: '/favicon.ico', sizes: '32x32'}),
  link({rel: 'icon', href: icon, type: 'image/svg+xml'}),
  link({rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png'}),
  link({rel: 'manifest', href: '/manifest.json'}),
  // The header has this color in both schemes; the dark scheme uses that of the page, which is darker.
  meta({name: 'theme-color', content: brand.elephant, media: '(prefers-color-scheme: light)'}),
  meta({name: 'theme-color', content: '#141c21', media: '(prefers-color-scheme: dark)'}),
];

/** Fields for previews of a page elsewhere; title, description and URL are the page's own. */
export const metadata: Attributes[] = [
  {property: 'og:site_name', content: site.title},
  {property: 'og:type', content: 'website'},
  {name: 'twitter:card', content: 'summary_large_image'},
  {name: 'twitter:site', content: '@webpack'},
  {name: 'twitter:creator', content: '@webpack'},
];

/** Picture for previews of a page elsewhere. */
export const socialCard = 'icons/social-card.png';
