import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {HTMLAttributes} from 'react';

/** Gives the element itself, known to the link check when it has an id. */
export function anchored(Tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'li') {
  return function Anchored(props: HTMLAttributes<HTMLElement>) {
    useBrokenLinks().collectAnchor(props.id);
    return <Tag {...props} />;
  };
}
