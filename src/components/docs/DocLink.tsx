import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps} from 'react';

type Props = Omit<ComponentProps<'a'>, 'ref'>;

/** A link in the text of a page: known to the link check, in a new tab when it leaves the site. */
export function DocLink({href, ...props}: Props) {
  useBrokenLinks().collectAnchor(props.id);
  const isExternal = /^(?:https?:)?\/\//.test(href ?? '');
  return <Link to={href} {...(isExternal && {target: '_blank', rel: 'noopener'})} {...props} />;
}
