import {LoadError} from '../../components/loading/LoadError';
import {useLoadedNearViewport} from '../../components/loading/useLoaded';
import {Skeleton} from '../../components/loading/Skeleton';
import {ExternalLink} from '../../components/ui/ExternalLink';
import {fetchFeatureRequests, type Listing} from './feature-requests';
import styles from './RequestList.module.css';

const loadRequests = () => fetchFeatureRequests();

/** The open feature requests; GitHub is asked when the list is on the screen. */
export function RequestList() {
  const {value, error, target, retry} = useLoadedNearViewport(loadRequests);
  return (
    <div ref={target} className={styles.list}>
      {value && <Requests {...value} />}
      {error && <LoadError onRetry={retry}>{error.message}</LoadError>}
      {!value && !error && <Skeleton subject="the feature requests" />}
    </div>
  );
}

function Requests({items, total_count: total}: Listing) {
  if (items.length === 0) {
    return (
      <p role="status">No feature request is open at the moment. Be the first to propose one.</p>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {items.length === total
          ? `${total} open feature requests, the most wanted first`
          : `The ${items.length} most wanted of ${total} open feature requests`}
      </p>
      <ol>
        {items.map((request) => (
          <RequestRow key={request.number} {...request} />
        ))}
      </ol>
    </>
  );
}

const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium'});
const grouped = new Intl.NumberFormat('en-US');

/** One request: how many want it, what it is, and where to vote for it. */
function RequestRow(request: Listing['items'][number]) {
  const {number, title, html_url: url, created_at: opened, comments, reactions} = request;
  const votes = reactions['+1'];
  return (
    <li className={styles.row}>
      <p className={styles.votes}>
        {grouped.format(votes)}
        <span>{votes === 1 ? 'vote' : 'votes'}</span>
      </p>
      <div>
        <h2>
          <ExternalLink href={url}>{title}</ExternalLink>
        </h2>
        <p className={styles.facts}>
          #{number} · opened <time dateTime={opened}>{day.format(new Date(opened))}</time> ·{' '}
          {comments === 1 ? '1 comment' : `${grouped.format(comments)} comments`}
        </p>
      </div>
    </li>
  );
}
