import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {SectionMenu} from '@site/src/types/content';
import {ChatLauncher} from '../chat/ChatLauncher';
import {MobileMenu} from '../navigation/MobileMenu';
import {mainId} from '../ui/main-id';
import {PlaceBar} from './PlaceBar';
import {Sidebar} from './sidebar/Sidebar';
import {SponsorColumn} from '../../plugins/sponsors/components/SponsorColumn';
import type {FramedPage} from '../place/usePage';
import styles from './PageFrame.module.css';

interface Props {
  page: FramedPage;
  menu: SectionMenu;
  children: ReactNode;
}

/** What stands around the text of a documentation page: the way to the other pages. */
export function PageFrame({page, menu, children}: Props) {
  return (
    <>
      <PlaceBar page={page} />
      <MobileMenu place={{page, menu}} />
      <div className={clsx('wrap', styles.page)}>
        <Sidebar page={page} menu={menu} />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SponsorColumn />
      </div>
      <ChatLauncher />
    </>
  );
}
