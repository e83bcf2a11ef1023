import {useEffect, useRef, useState} from 'react';
import {kitTags} from '@site/src/config/starter-kits';
import type {StarterKit} from '@site/src/data/starter-kits-schema';
import {LoadError} from '../../components/loading/LoadError';
import {useLoadedNearViewport} from '../../components/loading/useLoaded';
import {Skeleton} from '../../components/loading/Skeleton';
import {RadioButtons} from '../../components/ui/RadioButtons';
import KitsWithoutScript from './KitsWithoutScript.server';
import {KitTable} from './KitTable';
import styles from './StarterKits.module.css';

const loadKits = async (): Promise<readonly StarterKit[]> =>
  (await import('@site/src/data/starter-kits.json')).default.kits;

const tagChoices = [['', 'All'], ...kitTags.map((tag) => [tag, tag] as const)] as const;

/** The table of kits; its rows are loaded in the browser. */
export function StarterKits() {
  const {value: kits, error, target, retry} = useLoadedNearViewport(loadKits);
  const [tag, setTag] = useState('');
  const filter = useRef<HTMLFieldSetElement>(null);
  const visibleKits = kits?.filter(({tags}) => tag === '' || tags.includes(tag)) ?? [];

  // What was chosen before the script came counts, too.
  useEffect(() => {
    const chosen = filter.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) setTag(chosen.value);
  }, []);

  return (
    <div ref={target} className={styles.kits} data-wake="view">
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
        {kits && `${visibleKits.length} of ${kits.length} kits`}
      </p>
      <div className={styles.rows}>
        <KitTable kits={visibleKits} />
      </div>
      <div className={styles.instead}>
        {error && <LoadError onRetry={retry}>The list of starter kits did not load.</LoadError>}
        {!kits && !error && <Skeleton subject="the list of starter kits" />}
        <noscript>{KitsWithoutScript && <KitsWithoutScript />}</noscript>
      </div>
    </div>
  );
}
