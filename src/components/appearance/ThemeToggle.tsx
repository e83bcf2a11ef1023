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
 * The button that switches between light, dark and the theme of the system (src/browser/theme-toggle.ts).
 * CSS shows the icon and label for `data-theme-choice` of the document, so that they are right from the
 * first paint. Hidden without JavaScript.
 */
export function ThemeToggle({className}: {className?: string}) {
  return (
    <span className={styles.toggle}>
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
