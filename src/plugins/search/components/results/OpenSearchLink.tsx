import Head from '@docusaurus/Head';
import {site} from '@site/src/config/site';

/** Lets the browser search this site from its address bar. Only the home page has it: browsers look for it there. */
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
