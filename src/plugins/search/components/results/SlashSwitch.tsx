import useIsBrowser from '@docusaurus/useIsBrowser';
import {store} from '@site/src/browser/storage';
import {isSlashOn, slashKey} from '@site/src/plugins/search/config/field';
import styles from './SlashSwitch.module.css';

/**
 * Switches the key `/` off: those who speak to their computer, or press keys by accident, must be
 * able to (WCAG 2.1.4).
 */
export function SlashSwitch() {
  // The built page does not know what a browser keeps.
  const isBrowser = useIsBrowser();
  return (
    <p className={styles.keys}>
      <kbd>Ctrl</kbd> <kbd>K</kbd> or <kbd>⌘</kbd> <kbd>K</kbd> lead to the search from every page.{' '}
      <label>
        <input
          key={String(isBrowser)}
          type="checkbox"
          defaultChecked={!isBrowser || isSlashOn()}
          onChange={({target: {checked}}) =>
            store('localStorage', slashKey, checked ? null : 'off')
          }
        />{' '}
        So does <kbd>/</kbd>
      </label>
    </p>
  );
}
