// Change: the page of the handbook: running head, text with a margin column, and what follows the text, in its frame. It takes the menu of the page's section, which our docs plugin attaches to each page.
// Original: @docusaurus/theme-classic/lib/theme/DocItem/index.js sha256:015731dcd3f477532640fbfd301f75ffc5abb5097ad65a1503f8bb10d285dfea
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props as StockProps} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import MDXContent from '@theme/MDXContent';
import {type ReactNode, useEffect} from 'react';
import {PageFooter} from '@site/src/screens/docs/PageFooter';
import {HeadTags} from '@site/src/screens/docs/HeadTags';
import {rememberMenu} from '@site/src/screens/docs/last-menu';
import {PageFrame} from '@site/src/screens/docs/PageFrame';
import {VersionBanner, PageHeader, PageToolbar} from '@site/src/screens/docs/PageHeader';
import {SectionListContext} from '@site/src/screens/docs/SectionPages';
import {usePage} from '@site/src/components/location/usePage';
import type {SectionMenu} from '@site/src/types/content';

interface Props extends StockProps {
  menu: SectionMenu;
}

export default function DocItem({content: Content, menu}: Props) {
  return (
    <DocProvider content={Content}>
      <DocItemMetadata />
      <Layout menu={menu}>
        <MDXContent>
          <Content />
        </MDXContent>
      </Layout>
    </DocProvider>
  );
}

function Layout({children, menu}: {children: ReactNode; menu: SectionMenu}) {
  const page = usePage(menu);
  useEffect(() => rememberMenu(page.version, menu), [page.version, menu]);
  return (
    <>
      <HeadTags page={page} />
      <PageFrame page={page} menu={menu}>
        <PageToolbar page={page} />
        <VersionBanner page={page} />
        <article className="prose">
          <PageHeader page={page} />
          <SectionListContext value={menu.list && {section: page.title, groups: menu.list}}>
            {children}
          </SectionListContext>
        </article>
        <PageFooter page={page} />
      </PageFrame>
    </>
  );
}
