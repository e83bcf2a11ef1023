import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {frontMatter} from '@site/docs/index.mdx';
import {Splash} from '@site/src/plugins/landing/components/Splash';
import {StaticBlock} from '@site/src/plugins/landing/components/StaticBlock';
import {OpenSearchLink} from '@site/src/plugins/search/components/results/OpenSearchLink';
import {SupportTheTeam} from '@site/src/plugins/sponsors/components/SupportTheTeam';
import {Main} from '@site/src/components/screen/Main';

export default function Landing() {
  return (
    <Layout>
      <OpenSearchLink />
      <PageMetadata description={frontMatter.description} />
      <Main>
        <Splash />
        <StaticBlock />
        <SupportTheTeam />
      </Main>
    </Layout>
  );
}
