// Change: the page of the handbook: running head, text with a margin column, and what follows the text, in its frame.
// Original: @docusaurus/theme-classic/lib/theme/DocItem/Layout/index.js sha256:c1f1bbed07409f0a3f90f0ffc3689331ff6ead1f7c2616963885417c5bc42899
import {type ReactNode, useEffect} from 'react';
import {AfterText} from '@site/src/components/docs/AfterText';
import {HeadTags} from '@site/src/components/docs/HeadTags';
import {keepMenu} from '@site/src/components/docs/last-menu';
import {OlderVersion} from '@site/src/components/docs/OlderVersion';
import {PageFrame} from '@site/src/components/docs/PageFrame';
import {PageHead, RunningHead} from '@site/src/components/docs/PageHead';
import {SectionPages} from '@site/src/components/docs/SectionPages';
import {placeOf} from '@site/src/components/place/place';
import {usePage} from '@site/src/components/place/usePage';
import type {SectionMenu} from '@site/src/types/content';

interface Props {
  children: ReactNode;
  menu: SectionMenu;
}

export default function DocItemLayout({children, menu}: Props) {
  const page = usePage(menu);
  const list = menu.list && <SectionPages section={page.title} list={menu.list} />;
  // The first page of the concepts is an introduction; those of other sections are where pages are looked up.
  const isIntroduction = placeOf(page.url).section === 'concepts';
  useEffect(() => keepMenu(page.version, menu), [page.version, menu]);
  return (
    <>
      <HeadTags page={page} />
      <PageFrame page={page} menu={menu}>
        <RunningHead page={page} />
        <OlderVersion page={page} />
        {list && !isIntroduction ? (
          <article>
            <div className="prose">
              <PageHead page={page} />
            </div>
            {list}
            <div className="prose">{children}</div>
          </article>
        ) : (
          <article className="prose">
            <PageHead page={page} />
            {children}
          </article>
        )}
        {isIntroduction && list}
        <AfterText page={page} />
      </PageFrame>
    </>
  );
}
