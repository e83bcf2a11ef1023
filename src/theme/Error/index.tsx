// Change: the screen of a crash outside any page is our ErrorPageContent in our Layout; the stock one has inline styles.
// Original: @docusaurus/core/lib/client/theme-fallback/Error/index.js sha256:4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

export default function Error(props: Props) {
  return (
    // The layout itself may be what crashed.
    <ErrorBoundary fallback={() => <p>This page crashed: {props.error.message}</p>}>
      <Head>
        <title>Page Error</title>
      </Head>
      <Layout>
        <ErrorPageContent {...props} />
      </Layout>
    </ErrorBoundary>
  );
}
