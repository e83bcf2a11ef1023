import type {Page} from './usePage';
import styles from './PageFacts.module.css';

/** Facts about the page in the margin column, where there is one; the foot of the page says the same in a sentence. */
export function PageFacts({
  page: {frontMatter, version},
}: {
  page: Pick<Page, 'frontMatter' | 'version'>;
}) {
  const {package: packageName, version: release, license} = frontMatter;
  return (
    <dl className={styles.facts}>
      {packageName ? (
        <>
          <dt>Package</dt>
          <dd>
            {packageName} {release}
          </dd>
          {license && (
            <>
              <dt>License</dt>
              <dd>{license}</dd>
            </>
          )}
        </>
      ) : (
        <>
          <dt>Verified against</dt>
          <dd>webpack {version.webpack}</dd>
        </>
      )}
    </dl>
  );
}
