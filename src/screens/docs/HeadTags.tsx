import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {languages} from '@site/src/config/languages';
import {site} from '@site/src/config/site';
import {socialCardOf} from '@site/src/config/social-cards';
import {markdownUrlOf} from '@site/src/plugins/markdown-export/config';
import {releaseFeed} from '@site/src/plugins/published-files/config/feed';
import type {Page} from '../../components/location/usePage';

/** What search engines, previews and other programs read in the head of a page. */
export function HeadTags({page}: {page: Page}) {
  const {url, entry, frontMatter} = page;
  const data = {'@context': 'https://schema.org', '@graph': [article(page), ...breadcrumbs(page)]};
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
        {/* In the words of schema.org; a "<" would be read as HTML. */}
        <script type="application/ld+json">
          {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
        </script>
      </Head>
    </>
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
  const steps = [
    {title: `webpack ${version.label}`, url: version.base},
    ...(section ? [section] : []),
    {title, url},
  ].filter((step, index, all) => all.findIndex((other) => other.url === step.url) === index);
  if (steps.length < 2) return [];
  const items = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.title,
    // The last step is the page itself.
    item: step.url === url ? undefined : site.url + step.url,
  }));
  return [{'@type': 'BreadcrumbList', itemListElement: items}];
}
