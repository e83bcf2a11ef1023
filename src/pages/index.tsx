import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {frontMatter} from '@site/docs/index.mdx';
import {Splash} from '@site/src/components/landing/Splash';
import {StaticBlock} from '@site/src/components/landing/StaticBlock';
import {OpenSearchLink} from '@site/src/components/search/results/OpenSearchLink';
import {SupportTheTeam} from '@site/src/components/sponsors/SupportTheTeam';
import {Main} from '@site/src/components/ui/Main';

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
