import {useEffect} from 'react';
import {vote} from '@site/src/config/vote';
import {Trouble} from '../arrival/Trouble';
import {useArrival} from '../arrival/useArrival';
import {Waiting} from '../arrival/Waiting';
import {ExternalLink} from '../ui/ExternalLink';
import {fetchFeatureRequests, listing, type Listing, type Outcome} from './feature-requests';
import styles from './RequestList.module.css';

async function loadOnce(): Promise<Outcome> {
  const cached = cachedListing();
  if (cached) return {kind: 'listed', listing: cached};
  const outcome = await fetchFeatureRequests(vote.api);
  if (outcome.kind === 'listed') cacheListing(outcome.listing);
  return outcome;
}

/** The open feature requests; GitHub is asked when the list is on the screen, once in a visit. */
export function RequestList() {
  const {arrival, place, retry} = useArrival(loadOnce);
  const outcome = arrival.status === 'arrived' ? arrival.value : undefined;
  const isUnreachable = outcome?.kind === 'unreachable';

  useEffect(() => {
    if (!isUnreachable) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnreachable, retry]);

  return (
    <div ref={place} className={styles.list}>
      {outcome === undefined && <Waiting what="the feature requests" />}
      {outcome?.kind === 'listed' && <Requests {...outcome.listing} />}
      {outcome && outcome.kind !== 'listed' && (
        <Trouble onRetry={retry}>{explain(outcome)}</Trouble>
      )}
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
  const {number, title, html_url: address, created_at: opened, comments, reactions} = request;
  const votes = reactions['+1'];
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

function explain(outcome: Exclude<Outcome, {kind: 'listed'}>): string {
  switch (outcome.kind) {
    case 'limited':
      return `GitHub answers only so many questions from one address. ${waitUntil(outcome.until)}`;
    case 'unreachable':
      return 'GitHub cannot be reached. If you are offline, the list comes as soon as you are back.';
    case 'refused':
      return `GitHub did not give the list (it answered ${outcome.status}). Try again later.`;
    case 'malformed':
      return 'GitHub answered with something this page does not understand. The list on GitHub still works.';
  }
}

function waitUntil(until: Date | undefined): string {
  if (!until) return 'Try again in some minutes.';
  return `Ask again after ${until.toLocaleTimeString('en-US', {timeStyle: 'medium'})}.`;
}

const key = 'feature-requests';

/** Gives what was fetched earlier in this visit; nothing when the browser keeps nothing. */
function cachedListing(): Listing | undefined {
  try {
    return listing.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps a listing until the tab is closed, where the browser allows it. */
function cacheListing(fetched: Listing): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(fetched));
  } catch {
    // Without storage each visit of the page asks again.
  }
}
