import {maintenanceLabels} from '@site/src/config/maintenance-status';
import {SiteLink} from '../../../components/ui/SiteLink';
import type {Page} from '../../../components/location/usePage';
import {VerifiedCounts} from '../../quality/components/VerifiedCounts';
import styles from './PageFacts.module.css';

interface Props {
  page: Pick<Page, 'frontMatter' | 'version'>;
}

/** Facts about the page in the margin column, where there is one; the foot of the page says the same in a sentence. */
export const PageFacts = ({page}: Props) => (
  <dl className={styles.facts}>
    {page.frontMatter.package ? <PackageFacts page={page} /> : <VerifiedFacts page={page} />}
  </dl>
);

/** The package whose README the page shows. */
function PackageFacts({page: {frontMatter}}: Props) {
  const {maintenance, downloads, repo, license} = frontMatter;
  return (
    <>
      <dt>Package</dt>
      <dd>
        {frontMatter.package} {frontMatter.version}
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
  );
}

/** The release that the statements of the page rest on. */
const VerifiedFacts = ({page: {frontMatter, version}}: Props) => (
  <>
    <dt>Verified against</dt>
    <dd>{`webpack ${version.webpack}`}</dd>
    {frontMatter.verified && (
      <dd>
        <VerifiedCounts verified={frontMatter.verified} />
      </dd>
    )}
  </>
);
