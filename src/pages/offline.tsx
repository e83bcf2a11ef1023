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
      description="What can be read without a connection: the pages of this documentation that were opened on this device lately."
    >
      <Head>
        <html lang="en" data-asleep="" />
        <meta name="robots" content="noindex" />
      </Head>
      {/* src/plugins/offline/browser/cached-pages.ts fills the list. */}
      <EmptyScreen
        title="No Connection"
        lead="This site cannot be reached just now. Pages you have read lately are kept on this device: they open all the same."
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
          Whole sections are kept where you choose so:{' '}
          <a href={offlineReadingPath}>Offline Reading</a>.
        </p>
      </EmptyScreen>
    </Layout>
  );
}
