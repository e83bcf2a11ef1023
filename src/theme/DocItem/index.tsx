// Change: hands the menu of the page's section, which our docs plugin attaches to each page, to the layout.
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import type {Props as StockProps} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import MDXContent from '@theme/MDXContent';
import type {SectionMenu} from '@site/src/types/content';
import DocItemLayout from './Layout';

interface Props extends StockProps {
  menu: SectionMenu;
}

export default function DocItem({content: Content, menu}: Props) {
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout menu={menu}>
          <MDXContent>
            <Content />
          </MDXContent>
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
