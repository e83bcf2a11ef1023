import type {ComponentProps} from 'react';
import {MobileMenu} from '../navigation/MobileMenu';
import {mainId} from '../../components/ui/main-id';

/** The content of a screen without a sidebar, with the site menu that small screens open from the header. */
export function Main(attributes: ComponentProps<'main'>) {
  return (
    <>
      <MobileMenu />
      <main id={mainId} tabIndex={-1} {...attributes} />
    </>
  );
}
