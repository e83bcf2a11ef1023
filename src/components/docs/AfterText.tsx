import {Contributors} from './Contributors';
import {FurtherReading} from './FurtherReading';
import {PageActions} from './PageActions';
import {PageTurn} from './PageTurn';
import {Verified} from './Verified';
import type {Page} from '../place/usePage';
import styles from './AfterText.module.css';

/** What follows the text of a page. */
export function AfterText({page}: {page: Page}) {
  return (
    <div className={styles.after}>
      <FurtherReading links={page.frontMatter.related} />
      <Contributors names={page.frontMatter.contributors} />
      <PageTurn previous={page.previous} next={page.next} />
      <div className={styles.foot}>
        <Verified page={page} />
        <div className={styles.actions}>
          <PageActions page={page} />
        </div>
      </div>
    </div>
  );
}
