import Head from '@docusaurus/Head';
import {languages} from '@site/src/config/languages';
import type {Page} from '../place/usePage';

/** Tells search engines where the page can be read in another language. */
export function Translations({page: {entry, url}}: {page: Page}) {
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
