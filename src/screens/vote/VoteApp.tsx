import {vote} from '@site/src/config/vote';
import {ExternalLink} from '../../components/ui/ExternalLink';
import {RequestList} from './RequestList';
import styles from './VoteApp.module.css';

/** What the vote page is made of once its script is here. */
export function VoteApp() {
  return (
    <>
      <div className={styles.ways}>
        <div>
          <h2>Vote</h2>
          <p>
            Open a request and add a thumbs-up below its first comment: every reaction counts as one
            vote. You vote with your GitHub account, on GitHub; this page does not ask for it.
          </p>
          <p>
            <ExternalLink href={vote.allRequests}>All requests on GitHub</ExternalLink>
          </p>
        </div>
        <div>
          <h2>Propose</h2>
          <p>
            First check whether someone has already asked for it, then describe what you want to do
            and what gets in the way. Half an idea is enough for a discussion.
          </p>
          <p>
            <ExternalLink href={vote.propose}>Propose a feature</ExternalLink> or{' '}
            <ExternalLink href={vote.discuss}>discuss an idea</ExternalLink>
          </p>
        </div>
      </div>
      <RequestList />
    </>
  );
}
