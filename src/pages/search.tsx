import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {SearchPage} from '@site/src/plugins/search/components/results/SearchPage';
import {OpenSearchLink} from '@site/src/plugins/search/components/results/OpenSearchLink';
import {PlainPage} from '@site/src/screens/layout/PlainPage';

export default function Search() {
  return (
    <Layout
      title="Search"
      description="Everything the documentation of webpack says about a word, an option or an error message, in each version."
    >
      <OpenSearchLink />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PlainPage
        title="Search"
        lead="Words, names of options, or an error message as it stands in your terminal."
      >
        <SearchPage />
      </PlainPage>
    </Layout>
  );
}
