import {SiteLink} from '../../../components/ui/SiteLink';
import {PrintButton} from './PrintButton';
import styles from './Printable.module.css';

/** What stands over a combined page on the screen: the way back, and the print dialog. */
export function ScreenBar({title, url}: {title: string; url: string}) {
  return (
    <header className={styles.bar}>
      <div className="wrap">
        <SiteLink to={url}>Back to {title}</SiteLink>
        <PrintButton />
      </div>
    </header>
  );
}
