import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {languages} from '@site/src/config/languages';
import {socialCardOf} from '@site/src/config/social-cards';
import {markdownUrlOf} from '@site/src/plugins/markdown-export/config';
import {releaseFeed} from '@site/src/plugins/published-files/config/feed';
import type {Page} from '../place/usePage';

/** What search engines, previews and other programs read in the head of a page. */
export function HeadTags({page}: {page: Page}) {
  const {url, entry, frontMatter} = page;
  return (
    <>
      <PageMetadata image={socialCardOf(url)} />
      <Head>
        {entry?.translated &&
          languages
            .slice(1)
            .map(({lang, url: origin}) => (
              <link key={lang} rel="alternate" hrefLang={lang} href={origin + url.slice(1)} />
            ))}
        <link rel="alternate" type="text/markdown" href={markdownUrlOf(url)} />
        {url === releaseFeed.page && (
          <link
            rel="alternate"
            type="application/atom+xml"
            href={releaseFeed.address}
            title={releaseFeed.title}
          />
        )}
        {frontMatter.unlisted && <meta name="robots" content="noindex" />}
      </Head>
    </>
  );
}
