import Link from '@docusaurus/Link';
import type {ComponentProps} from 'react';
import {ExternalLink} from './ExternalLink';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {to: string};

/** A link: inside the site in the same tab, to addresses with `http` or `//` in a new one. */
export function SiteLink({to, ...props}: Props) {
  return /^(?:https?:)?\/\//.test(to) ? (
    <ExternalLink href={to} {...props} />
  ) : (
    <Link to={to} {...props} />
  );
}
