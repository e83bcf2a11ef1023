import {useEffect, useRef, useState} from 'react';
import {kitTags} from '@site/src/config/starter-kits';
import type {StarterKit} from '@site/src/data/starter-kits';
import {Trouble} from '../arrival/Trouble';
import {useArrival} from '../arrival/useArrival';
import {Waiting} from '../arrival/Waiting';
import {RadioButtons} from '../ui/RadioButtons';
import KitsWithoutScript from './KitsWithoutScript.server';
import {KitTable} from './KitTable';
import styles from './StarterKits.module.css';

const loadKits = async (): Promise<readonly StarterKit[]> =>
  (await import('@site/src/data/starter-kits.json')).default.kits;

const tagChoices = [['', 'All'], ...kitTags.map((tag) => [tag, tag] as const)] as const;

/** The table of kits; its rows are loaded in the browser. */
export function StarterKits() {
  const {value: kits, error, place, retry} = useArrival(loadKits);
  const [tag, setTag] = useState('');
  const filter = useRef<HTMLFieldSetElement>(null);
  const shown = kits?.filter(({tags}) => tag === '' || tags.includes(tag)) ?? [];

  // What was chosen before the script came counts, too.
  useEffect(() => {
    const chosen = filter.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) setTag(chosen.value);
  }, []);

  return (
    <div ref={place} className={styles.kits} data-wake="view">
      <RadioButtons
        ref={filter}
        legend="Filter by tag"
        name="tag"
        choices={tagChoices}
        chosen={tag}
        onChange={({target}) => setTag(target.value)}
        className={styles.tags}
      />
      <p className={styles.count} role="status">
        {kits && `${shown.length} of ${kits.length} kits`}
      </p>
      <div className={styles.rows}>
        <KitTable kits={shown} />
      </div>
      <div className={styles.instead}>
        {error && <Trouble onRetry={retry}>The list of starter kits did not load.</Trouble>}
        {!kits && !error && <Waiting what="the list of starter kits" />}
        <noscript>{KitsWithoutScript && <KitsWithoutScript />}</noscript>
      </div>
    </div>
  );
}
