import {ExternalLink} from '../ui/ExternalLink';
import type {FeatureRequest} from './feature-requests';
import styles from './RequestRow.module.css';

const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium'});
const grouped = new Intl.NumberFormat('en-US');

/** One request: how many want it, what it is, and where to vote for it. */
export function RequestRow({request}: {request: FeatureRequest}) {
  const {number, title, address, opened, comments, votes} = request;
  return (
    <li className={styles.row}>
      <p className={styles.votes}>
        {grouped.format(votes)}
        <span>{votes === 1 ? 'vote' : 'votes'}</span>
      </p>
      <div>
        <h2>
          <ExternalLink href={address}>{title}</ExternalLink>
        </h2>
        <p className={styles.facts}>
          #{number} · opened <time dateTime={opened}>{day.format(new Date(opened))}</time> ·{' '}
          {comments === 1 ? '1 comment' : `${grouped.format(comments)} comments`}
        </p>
      </div>
    </li>
  );
}
