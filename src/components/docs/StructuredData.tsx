import Head from '@docusaurus/Head';
import {site} from '@site/src/config/site';
import {socialCardOf} from '@site/src/config/social-cards';
import type {Page} from '../place/usePage';

/** Says in the words of schema.org what the page is and where it lies. */
export function StructuredData({page}: {page: Page}) {
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
