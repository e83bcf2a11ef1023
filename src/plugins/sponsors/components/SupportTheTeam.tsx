import {Trouble} from '../../../components/arrival/Trouble';
import {useArrival} from '../../../components/arrival/useArrival';
import {Waiting} from '../../../components/arrival/Waiting';
import {ExternalLink} from '../../../components/ui/ExternalLink';
import styles from './SupportTheTeam.module.css';

const loadLists = () => import('./SponsorLists').then(({SponsorLists}) => <SponsorLists />);

/** Who pays for webpack. The lists come when a reader scrolls near; what is below stays in place. */
export function SupportTheTeam() {
  const {arrival, place, retry} = useArrival(loadLists, '600px');
  return (
    <section id="support" className={styles.support} aria-label="Support the Team">
      <div className="wrap">
        <h2 className={styles.heading}>Support the Team</h2>
        <p className={styles.lead}>
          webpack belongs to nobody and is paid for by many. What people and companies give through
          Open Collective pays those who maintain it, review changes and answer questions. These are
          the ones who gave.
        </p>
        <div ref={place} className={styles.lists} data-wake="view">
          {arrival.status === 'arrived' && arrival.value}
          {arrival.status === 'failed' && (
            <Trouble onRetry={retry}>The lists of sponsors did not load.</Trouble>
          )}
          {(arrival.status === 'waiting' || arrival.status === 'loading') && (
            <Waiting what="the lists of sponsors" />
          )}
          <noscript>
            <p>
              The lists need JavaScript; Open Collective has them too:{' '}
              <ExternalLink href="https://opencollective.com/webpack">
                opencollective.com/webpack
              </ExternalLink>
            </p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
