import Head from '@docusaurus/Head';
import {site} from '@site/src/config/site';

/** Lets the browser search this site from its address bar. Browsers look for it on the first page. */
export function OpenSearchLink() {
  return (
    <Head>
      <link
        rel="search"
        href="/opensearch.xml"
        type="application/opensearchdescription+xml"
        title={site.title}
      />
    </Head>
  );
}
