import Link from '@docusaurus/Link';
import type {OutlineEntry, TitlePart} from './outline';
import styles from './Edges.module.css';

interface Props {
  /** Address of the page the headings lie on; empty for the page that is shown. */
  url?: string;
  outline: readonly OutlineEntry[];
}

/** Headings of a page, hanging on the edges of its node. */
export function Edges({url = '', outline}: Props) {
  return (
    <ul className={styles.edges}>
      {outline.map(({id, title, children}) => (
        <li key={id}>
          <Link to={`${url}#${id}`} title={textOf(title)}>
            {title.map(({text, isCode}, index) =>
              isCode ? <code key={index}>{text}</code> : text,
            )}
          </Link>
          {children.length > 0 && <Edges url={url} outline={children} />}
        </li>
      ))}
    </ul>
  );
}

const textOf = (title: readonly TitlePart[]) => title.map(({text}) => text).join('');
