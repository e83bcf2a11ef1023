import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {socialCardOf} from '@site/src/config/social-cards';
import {markdownUrlOf} from '@site/src/plugins/markdown-export/config';
import type {Page} from '../place/usePage';

/** Tells machines what else there is of the page: its text as Markdown, its picture for previews. */
export function PageCopies({page: {url}}: {page: Page}) {
  return (
    <>
      <PageMetadata image={socialCardOf(url)} />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownUrlOf(url)} />
      </Head>
    </>
  );
}
