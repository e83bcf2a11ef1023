import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, HTMLAttributes} from 'react';
import {InternalLink} from '../ui/InternalLink';

type Props = Omit<ComponentProps<'a'>, 'ref'>;

/** A link in the text of a page: known to the link check, in a new tab when it leaves the site. */
export function DocLink({href, children, ...props}: Props) {
  useBrokenLinks().collectAnchor(props.id);
  if (!/^(?:https?:)?\/\//.test(href ?? '')) {
    return (
      <InternalLink href={href} {...props}>
        {children}
      </InternalLink>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...props}>
      {children}
    </a>
  );
}

/** Gives the element itself, known to the link check when it has an id. */
export function anchored(Tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'li') {
  return function Anchored(props: HTMLAttributes<HTMLElement>) {
    useBrokenLinks().collectAnchor(props.id);
    return <Tag {...props} />;
  };
}
