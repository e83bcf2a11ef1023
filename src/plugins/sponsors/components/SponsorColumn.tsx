import {icon} from '@site/src/config/brand';
import {columnSponsor} from '@site/src/plugins/sponsors/config/column-sponsor';
import styles from './SponsorColumn.module.css';

/**
 * The sponsor next to the text of wide windows. The sponsor is shown as text, so nothing
 * loads from elsewhere; the picture is the icon of this site.
 */
export function SponsorColumn() {
  const {name, address, says} = columnSponsor;
  return (
    <aside className={styles.column} aria-label="Sponsor">
      <a href={address} target="_blank" rel="noopener sponsored">
        <span className="label">Sponsor</span>
        <b>{name}</b>
        <img src={icon} alt="" width={100} height={100} loading="lazy" />
        {says}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </aside>
  );
}
