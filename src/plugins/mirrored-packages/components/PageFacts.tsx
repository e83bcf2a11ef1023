import {maintenanceLabels} from '@site/src/config/maintenance-status';
import {SiteLink} from '../../../components/ui/SiteLink';
import type {Page} from '../../../components/location/usePage';
import {VerifiedCounts} from '../../quality/components/VerifiedCounts';
import styles from './PageFacts.module.css';

/** Facts about the page in the margin column, where there is one; the foot of the page says the same in a sentence. */
export function PageFacts({
  page: {frontMatter, version},
}: {
  page: Pick<Page, 'frontMatter' | 'version'>;
}) {
  const {
    package: packageName,
    version: release,
    maintenance,
    downloads,
    repo,
    license,
  } = frontMatter;
  const {verified} = frontMatter;
  return (
    <dl className={styles.facts}>
      {packageName ? (
        <>
          <dt>Package</dt>
          <dd>
            {packageName} {release}
          </dd>
          {maintenance && maintenance !== 'maintained' && <dd>{maintenanceLabels[maintenance]}</dd>}
          {downloads && (
            <dd>
              {downloads.weekly} downloads a week, {downloads.month}
            </dd>
          )}
          {repo && (
            <>
              <dt>Repository</dt>
              <dd>
                <SiteLink to={repo}>{new URL(repo).pathname.slice(1)}</SiteLink>
              </dd>
            </>
          )}
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
          <dd>{`webpack ${version.webpack}`}</dd>
          {verified && (
            <dd>
              <VerifiedCounts verified={verified} />
            </dd>
          )}
        </>
      )}
    </dl>
  );
}
