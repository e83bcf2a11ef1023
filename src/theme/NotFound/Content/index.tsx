// Change: words and title of the specification, and suggestions; unknown URLs end here, inside the docs' root.
// Original: @docusaurus/theme-classic/lib/theme/NotFound/Content/index.js sha256:1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  notFoundAttribute,
  suggestionsAttribute,
  titleOfPath,
} from '@site/src/browser/not-found/address';
import {searchPath} from '@site/src/plugins/search/components/search-address';
import {VersionField} from '@site/src/plugins/search/components/fields/VersionField';
import {QueryField} from '@site/src/plugins/search/components/fields/QueryField';
import buttonStyles from '@site/src/components/ui/Button.module.css';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {useSiteLocation} from '@site/src/components/location/useSiteLocation';
import {EmptyScreen} from '@site/src/screens/layout/EmptyScreen';
import clsx from 'clsx';
import styles from './styles.module.css';

const heading = 'Page Not Found';

export default function NotFoundContent() {
  const {pathname} = useLocation();
  const {version} = useSiteLocation();
  // 404.html is one file for every unknown URL: the URL is known in the browser only.
  const title = useIsBrowser() ? titleOfPath(pathname) : undefined;
  return (
    <EmptyScreen
      title={heading}
      lead="Oops! The page you are looking for has been removed or relocated."
      mark={notFoundAttribute}
    >
      <PageMetadata title={title ?? heading} />
      <form className={styles.search} role="search" aria-label="Instead" action={searchPath}>
        <QueryField defaultValue={title} />
        <VersionField version={version} />
      </form>
      <SiteLink to="/" className={clsx(buttonStyles.button, buttonStyles.quiet)}>
        Go to Homepage
      </SiteLink>
      {/* src/browser/not-found fills it, awake or not: React leaves its inside alone. */}
      <div
        role="status"
        {...{[suggestionsAttribute]: ''}}
        className={styles.suggestions}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
    </EmptyScreen>
  );
}
