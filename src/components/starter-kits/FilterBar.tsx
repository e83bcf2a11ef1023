import {type ReactNode, useEffect, useRef} from 'react';
import {kitTags} from '@site/src/config/starter-kits';
import type {KitFilter} from './filter-kits';
import styles from './FilterBar.module.css';

interface Props {
  filter: KitFilter;
  onChange: (filter: KitFilter) => void;
  /** How many kits are shown. */
  children: ReactNode;
}

/** Narrows the list of kits down by one tag and any words. */
export function FilterBar({filter, onChange, children}: Props) {
  const form = useRef<HTMLFormElement>(null);

  // What was typed or chosen before the script came counts, too.
  useEffect(() => {
    if (form.current) onChange(readFilter(form.current));
  }, [onChange]);

  return (
    <form
      ref={form}
      className={styles.bar}
      role="search"
      aria-label="Starter kits"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.text}>
        <span className="label">Filter by name, maintainer or tag</span>
        <input
          type="search"
          name="text"
          value={filter.text}
          autoComplete="off"
          spellCheck={false}
          onChange={({target}) => onChange({...filter, text: target.value})}
        />
      </label>
      <fieldset className={styles.tags}>
        <legend className="visually-hidden">Filter by tag</legend>
        {['', ...kitTags].map((tag) => (
          <label key={tag}>
            <input
              type="radio"
              name="tag"
              value={tag}
              className="visually-hidden"
              checked={filter.tag === tag}
              onChange={() => onChange({...filter, tag})}
            />
            {tag || 'All'}
          </label>
        ))}
      </fieldset>
      <p className={styles.count} role="status">
        {children}
      </p>
    </form>
  );
}

function readFilter(form: HTMLFormElement): KitFilter {
  const data = new FormData(form);
  return {tag: String(data.get('tag') ?? ''), text: String(data.get('text') ?? '')};
}
