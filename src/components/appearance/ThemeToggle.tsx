import moon from 'lucide-static/icons/moon.svg';
import sun from 'lucide-static/icons/sun.svg';
import system from 'lucide-static/icons/monitor.svg';
import {Icon} from '../ui/Icon';
import styles from './ThemeToggle.module.css';

const themes = [
  ['light', sun, 'light'],
  ['dark', moon, 'dark'],
  ['system', system, 'as the system'],
] as const;

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
        {themes.map(([name, svg, words]) => (
          <span key={name} className={styles[name]}>
            <Icon svg={svg} />
            <span className="visually-hidden">Color theme: {words}</span>
          </span>
        ))}
      </button>
    </span>
  );
}
