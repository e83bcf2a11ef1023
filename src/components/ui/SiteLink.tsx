import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {ComponentProps} from 'react';
import {ExternalLink} from './ExternalLink';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {to: string};

/** Tells whether a URL is that of another site: it begins with `http:`, `https:` or `//`. */
export const isExternalUrl = (url = ''): boolean => /^(?:https?:)?\/\//.test(url);

/** A link: inside the site in the same tab, outside of it in a new one. */
export function SiteLink({to, ...props}: Props) {
  return isExternalUrl(to) ? (
    <ExternalLink {...props} href={to} />
  ) : (
    <InternalLink {...props} href={to} />
  );
}

/**
 * A link that opens in the same tab. Links of this site get a trailing slash and are reported to the
 * link check of Docusaurus; others, such as `mailto:`, stay as they are. A plain element, because
 * src/plugins/wake/browser/navigation.ts handles the clicks on all links of the document.
 */
export function InternalLink({href = '', children, ...props}: Omit<ComponentProps<'a'>, 'ref'>) {
  const {collectLink} = useBrokenLinks();
  const hasProtocol = /^[a-z-]+:/i.test(href);
  const url = hasProtocol
    ? href.replace(/^pathname:\/\//, '')
    : applyTrailingSlash(href, {trailingSlash: true, baseUrl: '/'});
  if (!hasProtocol) collectLink(url);
  return (
    <a {...props} href={url}>
      {children}
    </a>
  );
}
