import Head from '@docusaurus/Head';
import type {DocumentationVersion} from '@site/src/versions';

/**
 * Sets the header of printed sheets: the release, and the running title. Margin boxes of `@page` can only
 * read the root element, so src/css/print.css takes the text from an attribute of it. The alternative, a
 * style element in the page, is forbidden by the content security policy.
 * @param runningTitle section and title of the page
 */
export function PrintHeader({
  runningTitle,
  version,
}: {
  runningTitle: string;
  version: DocumentationVersion;
}) {
  return (
    <Head>
      <html lang="en" data-place={`webpack ${version.webpack} / ${runningTitle}`} />
    </Head>
  );
}
