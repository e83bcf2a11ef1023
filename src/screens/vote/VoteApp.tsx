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
            Open a request and press the thumbs up below its first comment: every reaction counts
            one. You vote with your GitHub account, on GitHub; this page asks for none.
          </p>
          <p>
            <ExternalLink href={vote.allRequests}>All requests on GitHub</ExternalLink>
          </p>
        </div>
        <div>
          <h2>Propose</h2>
          <p>
            Look first whether somebody asked for it already, then describe what you want to do and
            what stands in the way. Half an idea is a good discussion.
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
