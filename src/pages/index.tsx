import {PageMetadata} from '@docusaurus/theme-common';
import rooms from '@generated/sponsors/default/rooms.json';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Text, {frontMatter} from '@site/docs/index.mdx';
import parts from '@site/src/plugins/landing/components/Parts.module.css';
import {Splash} from '@site/src/plugins/landing/components/Splash';
import {OpenSearchLink} from '@site/src/plugins/search/components/results/OpenSearchLink';
import {SupportTheTeam} from '@site/src/plugins/sponsors/components/SupportTheTeam';
import {Main} from '@site/src/screens/layout/Main';

export default function Landing() {
  return (
    <Layout>
      <OpenSearchLink />
      <PageMetadata description={frontMatter.description} />
      <Main>
        <Splash />
        {/* Each a section with its title and first words in the rail, and the rest on the stage. */}
        <div className={parts.parts}>
          <MDXContent>
            <Text />
          </MDXContent>
          <SupportTheTeam rooms={rooms} />
        </div>
      </Main>
    </Layout>
  );
}
