import {useState} from 'react';
import type {StarterKit} from '@site/src/data/starter-kits';
import {Trouble} from '../arrival/Trouble';
import {useArrival} from '../arrival/useArrival';
import {Waiting} from '../arrival/Waiting';
import KitsWithoutScript from './KitsWithoutScript.server';
import {KitTable} from './KitTable';
import {TagFilter} from './TagFilter';
import styles from './StarterKits.module.css';

const loadKits = async (): Promise<readonly StarterKit[]> =>
  (await import('@site/src/data/starter-kits.json')).default.kits;

/** The table of kits; its rows are loaded in the browser. */
export function StarterKits() {
  const {arrival, place, retry} = useArrival(loadKits);
  const [tag, setTag] = useState('');
  const kits = arrival.status === 'arrived' ? arrival.value : [];
  const shown = kits.filter(({tags}) => tag === '' || tags.includes(tag));

  return (
    <div ref={place} className={styles.kits} data-wake="view">
      <TagFilter tag={tag} onChange={setTag} />
      <p className={styles.count} role="status">
        {arrival.status === 'arrived' && `${shown.length} of ${kits.length} kits`}
      </p>
      <div className={styles.rows}>
        <KitTable kits={shown} />
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
