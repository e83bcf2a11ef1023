import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@docusaurus/Link';
import type {ComponentProps} from 'react';

/** A link in the text of a page: known to the link check, in a new tab when it leaves the site. */
export function DocLink({href, ref: _ref, ...props}: ComponentProps<'a'>) {
  useBrokenLinks().collectAnchor(props.id);
  if (href === undefined) return <a {...props} />;
  const isExternal = /^(?:https?:)?\/\//.test(href);
  return <Link to={href} {...(isExternal && {target: '_blank', rel: 'noopener'})} {...props} />;
}
