import type {Page} from '../place/usePage';
import styles from './Verified.module.css';

/**
 * The release the statements of the page rest on, where there is no margin that says so; a mirrored
 * page says itself where it comes from.
 */
export function Verified({page: {frontMatter, version}}: {page: Page}) {
  if (frontMatter.package) return null;
  return <p className={styles.verified}>{`Last verified against webpack ${version.webpack}.`}</p>;
}
