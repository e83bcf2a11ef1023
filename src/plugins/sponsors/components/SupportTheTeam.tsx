import {forms, type TierRoom, roomFor} from '../engine/room';
import {LoadError} from '../../../components/loading/LoadError';
import {useLoadedNearViewport} from '../../../components/loading/useLoaded';
import {ExternalLink} from '../../../components/ui/ExternalLink';
import styles from './SupportTheTeam.module.css';

const loadLists = () => import('./SponsorLists').then(({SponsorLists}) => <SponsorLists />);

/** The supporters of webpack. The lists load when the reader scrolls near, without moving what is below. */
export function SupportTheTeam({rooms}: {rooms: readonly TierRoom[]}) {
  const {value, error, target, retry} = useLoadedNearViewport(loadLists, '600px');
  return (
    <section id="support" aria-label="Support the Team">
      <div className="wrap">
        <div className="rail">
          <h2>Support the Team</h2>
        </div>
        <div className="stage">
          <p>
            webpack belongs to nobody and is paid for by many. What people and companies give
            through{' '}
            <ExternalLink href="https://opencollective.com/webpack">Open Collective</ExternalLink>{' '}
            pays those who maintain it, review changes and answer questions.
          </p>
        </div>
        <div ref={target} className={styles.lists} data-wake="view">
          {value}
          {error && <LoadError onRetry={retry}>The lists of sponsors did not load.</LoadError>}
          {!value && !error && <RankRooms rooms={rooms} />}
          <noscript>
            <p>
              The lists need JavaScript; <a href="/organization/#sponsors">The Organization</a> has
              them too.
            </p>
          </noscript>
        </div>
      </div>
    </section>
  );
}

/** Room for the lists before they come, as tall as they will be at any width. */
function RankRooms({rooms}: {rooms: readonly TierRoom[]}) {
  return (
    <div className={styles.rooms} role="status">
      <span className="visually-hidden">Loading the lists of sponsors</span>
      {forms.map((form) => (
        <div key={form} className={styles[form]} style={{height: `${roomFor(rooms, form)}rem`}} />
      ))}
    </div>
  );
}
