import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {EmptyScreen} from '@site/src/screens/layout/EmptyScreen';
import styles from '@site/src/screens/layout/SavedPages.module.css';
import buttonStyles from '@site/src/components/ui/Button.module.css';
import {
  cachedPagesAttribute,
  missingPageAttribute,
  offlineReadingPath,
  retryAttribute,
} from '@site/src/plugins/offline/config';

/**
 * The service worker answers with it at the address of any page that cannot be had: the
 * application, which would show that page, may not take it over (`data-asleep`).
 */
export default function Offline() {
  return (
    <Layout
      title="Offline"
      description="What you can read without a connection: the pages of this documentation that you recently opened on this device."
    >
      <Head>
        <html lang="en" data-asleep="" />
        <meta name="robots" content="noindex" />
      </Head>
      {/* src/plugins/offline/browser/cached-pages.ts fills the list. */}
      <EmptyScreen
        title="No Connection"
        lead="This site cannot be reached right now. Pages that you read recently are on this device and still open."
      >
        <p {...{[missingPageAttribute]: ''}} />
        <button type="button" className={buttonStyles.button} {...{[retryAttribute]: ''}}>
          Try again
        </button>
        <section className={styles.saved} {...{[cachedPagesAttribute]: ''}} aria-labelledby="kept">
          <h2 id="kept">On this device</h2>
          <p role="status" />
          <ul />
        </section>
        <p>
          You can also keep whole sections: <a href={offlineReadingPath}>Offline Reading</a>.
        </p>
      </EmptyScreen>
    </Layout>
  );
}
