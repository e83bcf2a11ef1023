import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './WordsField.module.css';

/** The field of a search form on the page itself, with its button. The form sends it as `q`. */
export function WordsField({className, ...props}: ComponentProps<'input'>) {
  return (
    <div className={clsx(styles.words, className)}>
      <input
        type="search"
        name="q"
        aria-label="Search the docs"
        placeholder="Search the docs"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
      <button type="submit">Search</button>
    </div>
  );
}
