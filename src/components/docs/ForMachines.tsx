import Head from '@docusaurus/Head';
import {PageCopies} from './PageCopies';
import {StructuredData} from './StructuredData';
import type {Page} from '../place/usePage';

/**
 * What machines read in the head of a built page. The application leaves it out
 * (src/plugins/wake/build/application.ts): who reads the head has done so before anything wakes.
 */
export function ForMachines({page}: {page: Page}) {
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
