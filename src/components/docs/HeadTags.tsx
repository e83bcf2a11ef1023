import Head from '@docusaurus/Head';
import {StructuredData} from './StructuredData';
import type {Page} from '../place/usePage';
import {PageMetadata} from '@docusaurus/theme-common';
import {socialCardOf} from '@site/src/config/social-cards';
import {markdownUrlOf} from '@site/src/plugins/markdown-export/config';
import {languages} from '@site/src/config/languages';

/** What search engines, previews and other programs read in the head of a page. */
export function HeadTags({page}: {page: Page}) {
  return (
    <>
      <Translations page={page} />
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

/** Tells machines what else there is of the page: its text as Markdown, its picture for previews. */
function PageCopies({page: {url}}: {page: Page}) {
  return (
    <>
      <PageMetadata image={socialCardOf(url)} />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownUrlOf(url)} />
      </Head>
    </>
  );
}

/** Tells search engines where the page can be read in another language. */
function Translations({page: {entry, url}}: {page: Page}) {
  if (!entry?.translated) return null;
  const [, ...translations] = languages;
  return (
    <Head>
      {translations.map(({lang, url: site}) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={`${site}${url.slice(1)}`} />
      ))}
    </Head>
  );
}
