import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {languages} from '@site/src/config/languages';
import {site} from '@site/src/config/site';
import {socialCardOf} from '@site/src/config/social-cards';
import {markdownUrlOf} from '@site/src/plugins/markdown-export/config';
import {releaseFeed} from '@site/src/plugins/published-files/config/feed';
import type {Page} from '../place/usePage';

/** What search engines, previews and other programs read in the head of a page. */
export function HeadTags({page}: {page: Page}) {
  return (
    <>
      <Translations page={page} />
      <PageCopies page={page} />
      <StructuredData page={page} />
      {page.url === releaseFeed.page && (
        <Head>
          <link
            rel="alternate"
            type="application/atom+xml"
            href={releaseFeed.address}
            title={releaseFeed.title}
          />
        </Head>
      )}
      {page.frontMatter.unlisted && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
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

/** Says in the words of schema.org what the page is and where it lies. */
function StructuredData({page}: {page: Page}) {
  const data = {'@context': 'https://schema.org', '@graph': [article(page), ...breadcrumbs(page)]};
  return (
    <Head>
      {/* A "<" would be read as HTML. */}
      <script type="application/ld+json">
        {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
      </script>
    </Head>
  );
}

const article = ({title, url, frontMatter}: Page) => ({
  '@type': 'TechArticle',
  headline: title,
  description: frontMatter.description,
  url: site.url + url,
  image: site.url + socialCardOf(url),
});

/** The way from the first page of the version. */
function breadcrumbs({title, url, section, version}: Page) {
  const way = [
    {title: `webpack ${version.label}`, url: version.base},
    ...(section ? [section] : []),
    {title, url},
  ].filter(({url: address}, index, all) => all.findIndex((step) => step.url === address) === index);
  if (way.length < 2) return [];
  const steps = way.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.title,
    // The last step is the page itself.
    item: step.url === url ? undefined : site.url + step.url,
  }));
  return [{'@type': 'BreadcrumbList', itemListElement: steps}];
}
