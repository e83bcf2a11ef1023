import {vote} from '@site/src/config/vote';
import {LoadError} from '../../components/loading/LoadError';
import {useLoadedNearViewport} from '../../components/loading/useLoaded';
import {ExternalLink} from '../../components/ui/ExternalLink';
import styles from './LazyVoteApp.module.css';

const loadApp = () => import('./VoteApp').then(({VoteApp}) => <VoteApp />);

/** What the page is about, with nothing below it until the application arrives, in the browser only. */
export function LazyVoteApp() {
  const {value, error, target, retry} = useLoadedNearViewport(loadApp);
  return (
    <div ref={target} className={error ? undefined : styles.room} data-wake="view">
      {value}
      {error && (
        <LoadError onRetry={retry}>
          The vote application did not load. The feature requests are on{' '}
          <ExternalLink href={vote.allRequests}>GitHub</ExternalLink>, too.
        </LoadError>
      )}
      <noscript>
        <p>
          The vote application needs JavaScript. The feature requests are on{' '}
          <ExternalLink href={vote.allRequests}>GitHub</ExternalLink>, too.
        </p>
      </noscript>
    </div>
  );
}
