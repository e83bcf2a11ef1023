// Change: the page of the handbook: sidebar, running head, text with a margin column, and what follows the text.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ChatLauncher} from '@site/src/components/chat/ChatLauncher';
import {AfterText} from '@site/src/components/docs/AfterText';
import {OlderVersion} from '@site/src/components/docs/OlderVersion';
import {PageHead} from '@site/src/components/docs/PageHead';
import {PlaceBar} from '@site/src/components/docs/PlaceBar';
import {RunningHead} from '@site/src/components/docs/RunningHead';
import {SectionPages} from '@site/src/components/docs/SectionPages';
import {Sidebar} from '@site/src/components/docs/sidebar/Sidebar';
import {Translations} from '@site/src/components/docs/Translations';
import {usePage} from '@site/src/components/docs/usePage';
import {MobileMenu} from '@site/src/components/navigation/MobileMenu';
import {mainId} from '@site/src/components/ui/Main';
import type {SectionMenu} from '@site/src/types/content';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  menu: SectionMenu;
}

export default function DocItemLayout({children, menu}: Props) {
  const page = usePage(menu);
  return (
    <>
      <Translations page={page} />
      <PlaceBar page={page} />
      <MobileMenu menu={menu} />
      <div className={clsx('wrap', styles.page)}>
        <Sidebar page={page} menu={menu} />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <RunningHead page={page} />
          <OlderVersion page={page} />
          <article className="prose">
            <PageHead page={page} />
            {children}
          </article>
          <SectionPages menu={menu} page={page} />
          <AfterText page={page} />
        </main>
      </div>
      <ChatLauncher />
    </>
  );
}
