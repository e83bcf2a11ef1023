import {VerifiedCounts} from '../../plugins/quality/components/VerifiedCounts';
import type {Page} from '../place/usePage';
import styles from './Verified.module.css';

/**
 * The release the statements of the page rest on, where there is no margin that says so; a mirrored
 * page says itself where it comes from.
 */
export function Verified({page: {frontMatter, version}}: {page: Page}) {
  const {package: packageName, verified} = frontMatter;
  if (packageName) return null;
  const release = `Verified against webpack ${version.webpack}`;
  return (
    <p className={styles.verified}>
      {verified ? <VerifiedCounts before={`${release}: `} verified={verified} /> : `${release}.`}
    </p>
  );
}
