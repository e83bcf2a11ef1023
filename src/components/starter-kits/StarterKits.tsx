import {Trouble} from '../arrival/Trouble';
import {useArrival} from '../arrival/useArrival';
import {Waiting} from '../arrival/Waiting';
import KitsWithoutScript from './KitsWithoutScript.server';
import {KitTable, type StarterKit} from './KitTable';
import styles from './StarterKits.module.css';

const loadKits = async (): Promise<readonly StarterKit[]> =>
  (await import('@site/src/data/starter-kits.json')).default.kits;

/** The table of kits; its rows are loaded in the browser. */
export function StarterKits() {
  const {arrival, place, retry} = useArrival(loadKits);
  const kits = arrival.status === 'arrived' ? arrival.value : [];

  return (
    <div ref={place} className={styles.kits} data-wake="view">
      <p className={styles.count} role="status">
        {arrival.status === 'arrived' && `${kits.length} kits`}
      </p>
      <div className={styles.rows}>
        <KitTable kits={kits} />
      </div>
      <div className={styles.instead}>
        {arrival.status === 'failed' && (
          <Trouble onRetry={retry}>The list of starter kits did not load.</Trouble>
        )}
        {(arrival.status === 'waiting' || arrival.status === 'loading') && (
          <Waiting what="the list of starter kits" />
        )}
        <noscript>{KitsWithoutScript && <KitsWithoutScript />}</noscript>
      </div>
    </div>
  );
}
