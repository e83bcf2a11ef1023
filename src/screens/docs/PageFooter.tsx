import leftIcon from 'lucide-static/icons/arrow-left.svg';
import rightIcon from 'lucide-static/icons/arrow-right.svg';
import type {RelatedLink} from '@site/src/types/content';
import {VerifiedCounts} from '../../plugins/quality/components/VerifiedCounts';
import type {Page} from '../../components/location/usePage';
import {Icon} from '../../components/ui/Icon';
import {SiteLink} from '../../components/ui/SiteLink';
import {BreakableTitle} from '../../components/ui/BreakableTitle';
import {Contributors} from './Contributors';
import {PageActions} from './PageActions';
import styles from './PageFooter.module.css';

/** What follows the text of a page. */
export function PageFooter({page}: {page: Page}) {
  return (
    <div className={styles.after}>
      <FurtherReading links={page.frontMatter.related} />
      <Contributors names={page.frontMatter.contributors} />
      <Pagination page={page} />
      <div className={styles.foot}>
        <Verified page={page} />
        <div className={styles.actions}>
          <PageActions page={page} />
        </div>
      </div>
    </div>
  );
}

/** Where to read on; nothing when the page names nothing. */
function FurtherReading({links = []}: {links?: readonly RelatedLink[]}) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="further-reading">
      <h2 id="further-reading">Further Reading</h2>
      <ul className={styles.reading}>
        {links.map(({title, url}) => (
          <li key={url}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the neighbors in reading order. */
function Pagination({page: {previous, next}}: {page: Page}) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.turn} aria-label="Previous and next page">
      {previous && (
        <SiteLink to={previous.url} rel="prev" className={styles.previous}>
          <small>
            <Icon svg={leftIcon} />
            Previous
          </small>{' '}
          <BreakableTitle title={previous.title} />
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.url} rel="next" className={styles.next}>
          <small>
            Next
            <Icon svg={rightIcon} />
          </small>{' '}
          <BreakableTitle title={next.title} />
        </SiteLink>
      )}
    </nav>
  );
}

/**
 * The release the statements of the page rest on, where there is no margin that says so; a mirrored
 * page says itself where it comes from.
 */
function Verified({page: {frontMatter, version}}: {page: Page}) {
  const {package: packageName, verified} = frontMatter;
  if (packageName) return null;
  const release = `Verified against webpack ${version.webpack}`;
  return (
    <p className={styles.verified}>
      {verified ? <VerifiedCounts before={`${release}: `} verified={verified} /> : `${release}.`}
    </p>
  );
}
