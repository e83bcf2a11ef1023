import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {OfflineReading} from '@site/src/plugins/offline/components/OfflineReading';
import {PlainPage} from '@site/src/screens/layout/PlainPage';

export default function OfflineReadingPage() {
  return (
    <Layout>
      <PageMetadata
        title="Offline Reading"
        description="Keep a section, a version or the whole documentation on your device, and read and search it without a connection."
      />
      <PlainPage
        title="Offline Reading"
        lead="Choose what to keep on this device. It opens and can be searched without a connection, and follows each new edition of the site when you are online."
      >
        <OfflineReading />
      </PlainPage>
    </Layout>
  );
}
