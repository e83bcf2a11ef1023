import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {PlainPage} from '@site/src/screens/layout/PlainPage';
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
      <PlainPage
        title="Vote and Prioritize"
        lead="Tell the team what would help you most. The list is a wish list, not a promise, but it is read before plans are made."
      >
        <LazyVoteApp />
      </PlainPage>
    </Layout>
  );
}
