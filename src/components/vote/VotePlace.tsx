import {vote} from '@site/src/config/vote';
import {Trouble} from '../arrival/Trouble';
import {useArrival} from '../arrival/useArrival';
import {ExternalLink} from '../ui/ExternalLink';
import styles from './VotePlace.module.css';

const loadApp = () => import('./VoteApp').then(({VoteApp}) => <VoteApp />);

/** Empty until the application arrives, in the browser only. */
export function VotePlace() {
  const {value, error, place, retry} = useArrival(loadApp);
  return (
    <div ref={place} className={styles.place} data-wake="view">
      {value}
      {error && <Trouble onRetry={retry}>The vote application did not load.</Trouble>}
      <noscript>
        <p>
          The vote application needs JavaScript. The feature requests are on{' '}
          <ExternalLink href={vote.allRequests}>GitHub</ExternalLink>, too.
        </p>
      </noscript>
    </div>
  );
}
