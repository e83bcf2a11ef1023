import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {Main} from '@site/src/screens/layout/Main';
import {LazyVoteApp} from '@site/src/screens/vote/LazyVoteApp';
import {socialCardOf} from '@site/src/config/social-cards';

export default function Vote() {
  return (
    <Layout>
      <PageMetadata
        image={socialCardOf('/vote/')}
        title="Vote"
        description="What people want from webpack next: the open feature requests, the most wanted first, and where to vote for them or to propose one."
      />
      <Main className="wrap">
        <LazyVoteApp />
      </Main>
    </Layout>
  );
}
