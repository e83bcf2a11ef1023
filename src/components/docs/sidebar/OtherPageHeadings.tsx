import entry from './Entry.module.css';
import styles from './Outline.module.css';

/**
 * Headings of a page that is not shown. src/browser/section-headings.ts fetches them when
 * the reader first opens them, awake or not: React leaves the inside of the box alone.
 */
export function OtherPageHeadings({title}: {title: string}) {
  return (
    <details className={entry.toggle}>
      <summary aria-label={`Headings of ${title}`} />
      <div
        data-headings=""
        className={styles.headings}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
    </details>
  );
}
