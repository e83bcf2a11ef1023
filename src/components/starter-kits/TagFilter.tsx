import {useEffect, useRef} from 'react';
import {kitTags} from '@site/src/config/starter-kits';
import styles from './TagFilter.module.css';

/** Narrows the list of kits down by a tag; the empty one stands for all. */
export function TagFilter({tag, onChange}: {tag: string; onChange: (tag: string) => void}) {
  const fields = useRef<HTMLFieldSetElement>(null);

  // What was chosen before the script came counts, too.
  useEffect(() => {
    const chosen = fields.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) onChange(chosen.value);
  }, [onChange]);

  return (
    <fieldset ref={fields} className={styles.tags}>
      <legend className="visually-hidden">Filter by tag</legend>
      {['', ...kitTags].map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="tag"
            value={each}
            className="visually-hidden"
            checked={tag === each}
            onChange={() => onChange(each)}
          />
          {each || 'All'}
        </label>
      ))}
    </fieldset>
  );
}
