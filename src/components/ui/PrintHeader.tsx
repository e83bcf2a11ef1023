import Head from '@docusaurus/Head';
import type {DocumentationVersion} from '@site/src/versions';

/**
 * The header of every printed sheet: the release, and the section. The margins of a sheet
 * know nothing but the root element, of which src/css/print.css reads an attribute: a style of the
 * page's own, which they would need otherwise, is forbidden by the content security policy.
 * @param runningTitle where the page lies: its section, and its title
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
