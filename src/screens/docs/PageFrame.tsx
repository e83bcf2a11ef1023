import clsx from 'clsx';
import chevronIcon from 'lucide-static/icons/chevron-down.svg';
import type {ReactNode} from 'react';
import type {SectionMenu} from '@site/src/types/content';
import {SponsorColumn} from '../../plugins/sponsors/components/SponsorColumn';
import {ChatLauncher} from '../../components/chat/ChatLauncher';
import {MobileMenu, siteMenuId} from '../navigation/MobileMenu';
import type {FramedPage} from '../../components/location/usePage';
import {Cube} from '../../components/ui/Cube';
import {Icon} from '../../components/ui/Icon';
import {mainId} from '../../components/ui/main-id';
import {Sidebar} from './sidebar/Sidebar';
import styles from './PageFrame.module.css';

interface Props {
  page: FramedPage;
  menu: SectionMenu;
  children: ReactNode;
}

/** The frame of a documentation page's text: navigation to the other pages. */
export function PageFrame({page, menu, children}: Props) {
  return (
    <>
      <CurrentPageBar page={page} />
      <MobileMenu current={{page, menu}} />
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

/** Where the reader is, on screens without a sidebar; opens the menu of the site. */
function CurrentPageBar({page: {section, title, url}}: {page: FramedPage}) {
  const isIntro = section?.url === url;
  return (
    <button type="button" popoverTarget={siteMenuId} className={styles.bar} data-menu-part="page">
      <Cube />
      {section && !isIntro && <span>{section.title}</span>}
      <b>{title}</b>
      <Icon svg={chevronIcon} className={styles.chevron} />
    </button>
  );
}
