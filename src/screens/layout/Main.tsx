import type {ReactNode} from 'react';
import {MobileMenu} from '../navigation/MobileMenu';
import {mainId} from '../../components/ui/main-id';

/** The content of a screen without a sidebar, with the site menu that small screens open from the header. */
export function Main({children, className}: {children: ReactNode; className?: string}) {
  return (
    <>
      <MobileMenu />
      <main id={mainId} tabIndex={-1} className={className}>
        {children}
      </main>
    </>
  );
}
