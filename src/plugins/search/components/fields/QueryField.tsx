import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './QueryField.module.css';

/** The field of a search form in the page, with its button. The form sends the query as `q`. */
export function QueryField({className, ...props}: ComponentProps<'input'>) {
  return (
    <div className={clsx(styles.field, className)}>
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
