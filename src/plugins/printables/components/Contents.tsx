import type {Chapter} from './chapter';
import type {OutlineEntry} from '../../../browser/outline';
import styles from './Printable.module.css';

/** The table of contents: pages and their second-level headings. */
export function Contents({chapters}: {chapters: readonly Chapter[]}) {
  return (
    <section className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        {chapters.map(({id, title, outline}) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{title}</span>
            </a>
            {outline.length > 0 && <Headings outline={outline} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Headings({outline}: {outline: readonly OutlineEntry[]}) {
  return (
    <ol>
      {outline.map(({id, title}) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`}>
            <span>
              {title.map(({text, isCode}, index) =>
                isCode ? <code key={index}>{text}</code> : text,
              )}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
