import {site} from '@site/src/config/site';

/** How to search where no script runs. */
export function WithoutScript() {
  return (
    <noscript>
      <p>
        Searching here needs JavaScript. Without it, give a search engine your words together with{' '}
        <code>site:{new URL(site.url).host}</code>, or look through the{' '}
        <a href="/glossary/">glossary</a> and the sections in the header.
      </p>
    </noscript>
  );
}
