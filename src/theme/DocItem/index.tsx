// Change: hands the menu of the page's section, which our docs plugin attaches to each page, to the layout; no class of its own on the root, which no style names.
// Original: @docusaurus/theme-classic/lib/theme/DocItem/index.js sha256:015731dcd3f477532640fbfd301f75ffc5abb5097ad65a1503f8bb10d285dfea
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
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
      <DocItemMetadata />
      <DocItemLayout menu={menu}>
        <MDXContent>
          <Content />
        </MDXContent>
      </DocItemLayout>
    </DocProvider>
  );
}
