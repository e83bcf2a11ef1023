import {useState, useSyncExternalStore} from 'react';
import {store} from '@site/src/browser/storage';
import {isSlashOn, slashKey} from '@site/src/plugins/search/config/field';
import styles from './SlashSwitch.module.css';

const neverChanges = () => () => {};

/**
 * Switches the key `/` off: those who speak to their computer, or press keys by accident, must be
 * able to (WCAG 2.1.4).
 */
export function SlashSwitch() {
  const kept = useSyncExternalStore(neverChanges, isSlashOn, () => true);
  const [chosen, setChosen] = useState<boolean>();

  function choose(on: boolean) {
    setChosen(on);
    store('localStorage', slashKey, on ? null : 'off');
  }

  return (
    <p className={styles.keys}>
      <kbd>Ctrl</kbd> <kbd>K</kbd> or <kbd>⌘</kbd> <kbd>K</kbd> lead to the search from every page.{' '}
      <label>
        <input
          type="checkbox"
          checked={chosen ?? kept}
          onChange={({target}) => choose(target.checked)}
        />{' '}
        So does <kbd>/</kbd>
      </label>
    </p>
  );
}
