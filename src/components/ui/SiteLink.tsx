import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {ComponentProps} from 'react';
import {ExternalLink} from './ExternalLink';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {to: string};

/** Tells whether an address leaves the site: it begins with `http` or `//`. */
export const isOutside = (address = ''): boolean => /^(?:https?:)?\/\//.test(address);

/** A link: inside the site in the same tab, outside of it in a new one. */
export function SiteLink({to, ...props}: Props) {
  return isOutside(to) ? (
    <ExternalLink {...props} href={to} />
  ) : (
    <InternalLink {...props} href={to} />
  );
}

/**
 * A link that stays in the tab: inside the site known to the link check, with the slash at the
 * end; `mailto:` and the like as they are. A plain element: src/plugins/wake/browser/navigation.ts listens for
 * all links at once, and works for those that are not React's as well.
 */
export function InternalLink({href = '', children, ...props}: Omit<ComponentProps<'a'>, 'ref'>) {
  const {collectLink} = useBrokenLinks();
  const hasProtocol = /^[a-z-]+:/i.test(href);
  const address = hasProtocol
    ? href.replace(/^pathname:\/\//, '')
    : applyTrailingSlash(href, {trailingSlash: true, baseUrl: '/'});
  if (!hasProtocol) collectLink(address);
  return (
    <a {...props} href={address}>
      {children}
    </a>
  );
}
