import {columnSponsor} from '@site/src/config/sponsors';
import styles from './SponsorColumn.module.css';

/** Who pays for the work, beside the text of wide windows; words only, so nothing loads from elsewhere. */
export function SponsorColumn() {
  const {name, address, says} = columnSponsor;
  return (
    <aside className={styles.column} aria-label="Sponsor">
      <a href={address} target="_blank" rel="noopener sponsored">
        <span className="label">Sponsor</span>
        <b>{name}</b>
        {says}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </aside>
  );
}
