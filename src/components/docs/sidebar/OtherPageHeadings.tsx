import {useEffect, useRef, useState} from 'react';
import {Edges} from './Edges';
import {type OutlineEntry, outlineOfAnchors} from './outline';
import {loadSectionAnchors} from './section-anchors';
import styles from './Entry.module.css';

interface Props {
  title: string;
  url: string;
  /** Loads from the file of this section. */
  section?: string;
  base: string;
}

/** Headings of a page that is not shown: they are fetched when the reader first opens them. */
export function OtherPageHeadings({title, url, section, base}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [outline, setOutline] = useState<OutlineEntry[] | 'failed'>();

  function load() {
    setOutline(undefined);
    loadSectionAnchors(base, section).then(
      (anchors) => setOutline(outlineOfAnchors(anchors[url] ?? [])),
      () => setOutline('failed'),
    );
  }

  function loadWhenOpened() {
    if (details.current?.open && (outline === undefined || outline === 'failed')) load();
  }

  // A reader may have opened it before the script arrived: that toggle was heard by nobody.
  const atFirst = useRef(loadWhenOpened);
  useEffect(() => atFirst.current(), []);

  return (
    <details ref={details} className={styles.toggle} onToggle={loadWhenOpened}>
      <summary aria-label={`Headings of ${title}`} />
      <div aria-live="polite">
        {outline === undefined && <p className={styles.state}>Loading headings…</p>}
        {outline === 'failed' && (
          <p className={styles.state}>
            The headings could not be loaded.{' '}
            <button type="button" onClick={load}>
              Try again
            </button>
          </p>
        )}
        {Array.isArray(outline) && outline.length === 0 && (
          <p className={styles.state}>No headings.</p>
        )}
      </div>
      {Array.isArray(outline) && <Edges url={url} outline={outline} />}
    </details>
  );
}
