import {forms, roomFor} from '@site/src/plugins/sponsors/engine/room';
import type {RankRoom} from '@site/src/plugins/sponsors/types';
import styles from './SupportTheTeam.module.css';

/** Room for the lists before they come, as tall as they will be at any width: two pictures of nothing. */
export function RankRooms({rooms}: {rooms: readonly RankRoom[]}) {
  return (
    <div className={styles.rooms} role="status">
      <span className="visually-hidden">Loading the lists of sponsors</span>
      {forms.map((form) => {
        const {share, rem} = roomFor(rooms, form);
        return (
          <div key={form} className={styles[form]}>
            <svg viewBox={`0 0 24 ${Math.round(share * 24)}`} aria-hidden="true" />
            <svg height={`${rem}rem`} width="1" aria-hidden="true" />
          </div>
        );
      })}
    </div>
  );
}
