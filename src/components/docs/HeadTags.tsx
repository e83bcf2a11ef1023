import Head from '@docusaurus/Head';
import {PageCopies} from './PageCopies';
import {StructuredData} from './StructuredData';
import type {Page} from '../place/usePage';

/** What search engines, previews and other programs read in the head of a page. */
export function HeadTags({page}: {page: Page}) {
  return (
    <>
      <PageCopies page={page} />
      <StructuredData page={page} />
      {page.frontMatter.unlisted && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
    </>
  );
}
