import moon from 'lucide-static/icons/moon.svg';
import sun from 'lucide-static/icons/sun.svg';
import system from 'lucide-static/icons/monitor.svg';
import {Icon} from '../ui/Icon';
import styles from './ThemeToggle.module.css';

/**
 * Goes through the three color themes: light, dark, and that of the system.
 * Icon and name follow `data-theme-choice` of the document by CSS: they are right before any script
 * has run. Without scripts there is nothing to choose, and the button is not shown.
 */
export function ThemeToggle({className}: {className?: string}) {
  return (
    <span className={styles.toggle}>
      {/* src/browser/theme-toggle.ts listens. */}
      <button
        type="button"
        className={className}
        data-theme-toggle=""
        title="Change the color theme"
      >
        <span className={styles.light}>
          <Icon svg={sun} />
          <span className="visually-hidden">Color theme: light</span>
        </span>
        <span className={styles.dark}>
          <Icon svg={moon} />
          <span className="visually-hidden">Color theme: dark</span>
        </span>
        <span className={styles.system}>
          <Icon svg={system} />
          <span className="visually-hidden">Color theme: as the system</span>
        </span>
      </button>
    </span>
  );
}
