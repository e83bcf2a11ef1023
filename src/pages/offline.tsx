import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {OfflineScreen} from '@site/src/components/offline/OfflineScreen';

/**
 * The service worker answers with it at the address of any page that cannot be had: the
 * application, which would show that page, may not take it over (`data-asleep`).
 */
export default function Offline() {
  return (
    <Layout>
      <PageMetadata
        title="Offline"
        description="What can be read without a connection: the pages of this documentation that were opened on this device lately."
      />
      <Head>
        <html lang="en" data-asleep="" />
        <meta name="robots" content="noindex" />
      </Head>
      <OfflineScreen />
    </Layout>
  );
}
