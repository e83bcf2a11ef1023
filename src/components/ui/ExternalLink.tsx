import type {ComponentProps} from 'react';

/** A link to another site: opens in a new tab, and tells screen readers so. */
export function ExternalLink({children, ...props}: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
