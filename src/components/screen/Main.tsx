import type {ReactNode} from 'react';
import {MobileMenu} from '../navigation/MobileMenu';

/** The target of the skip link. Every screen has exactly one. */
export const mainId = 'content';

interface Props {
  children: ReactNode;
  className?: string;
}

/** The content of a screen without a sidebar, with the site menu that small screens open from the header. */
export function Main({children, className}: Props) {
  return (
    <>
      <MobileMenu />
      <main id={mainId} tabIndex={-1} className={className}>
        {children}
      </main>
    </>
  );
}
