// Change: the screen of a crash outside any page is our ErrorPageContent in our Layout; the stock one has inline styles.
// Original: @docusaurus/core/lib/client/theme-fallback/Error/index.js sha256:4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

// The layout needs to know by which plugin a page was made; a crash was made by none.
const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error(props: Props) {
  return (
    <RouteContextProvider value={route}>
      {/* The layout itself may be what crashed. */}
      <ErrorBoundary fallback={() => <p>This page crashed: {props.error.message}</p>}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
