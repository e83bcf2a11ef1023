import type {ComponentProps} from 'react';
import {ExternalLink} from './ExternalLink';
import {InternalLink} from './InternalLink';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {to: string};

/** A link: inside the site in the same tab, to addresses with `http` or `//` in a new one. */
export function SiteLink({to, ...props}: Props) {
  return /^(?:https?:)?\/\//.test(to) ? (
    <ExternalLink {...props} href={to} />
  ) : (
    <InternalLink {...props} href={to} />
  );
}
