import {type HitKind, unmarked} from '@site/src/plugins/search/types';
import {BreakableTitle} from '../../../../components/ui/BreakableTitle';
import {HitTitle, Marked, pathOf, hitWords} from '../hit/HitTexts';
import type {Content, Suggestion} from './useContent';
import styles from './SuggestionList.module.css';

/** Gives the id of a row's element. */
export const rowId = (list: string, row: number) => `${list}-${row}`;

interface Props {
  id: string;
  name: string;
  groups: Content['groups'];
  active: number | null;
}

/** The rows that the reader chooses from, under their headings. */
export function SuggestionList({id, name, groups, active}: Props) {
  const allRows = groups.flatMap(({rows}) => rows);
  return (
    <div id={id} role="listbox" aria-label={name}>
      {groups.map(({label, rows}) => (
        <div key={label} role="group" aria-label={label} className={styles.group}>
          <div className="label" aria-hidden="true">
            {label}
          </div>
          {rows.map((row) => (
            <a
              key={row.url}
              id={rowId(id, allRows.indexOf(row))}
              className={styles.row}
              href={row.url}
              role="option"
              aria-label={spokenRow(row)}
              aria-selected={active === allRows.indexOf(row)}
              tabIndex={-1}
            >
              <RowText row={row} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where a row leads on the left, what it is on the right. */
function RowText({row}: {row: Suggestion}) {
  if (!('levels' in row)) {
    return (
      <>
        <span className={styles.path}>{row.section}</span>
        <span className={styles.title}>{row.title}</span>
      </>
    );
  }
  const {name, snippet} = hitWords(row);
  return (
    <>
      <span className={styles.path}>
        {pathOf(row).map((level) => (
          <span key={level}>
            <BreakableTitle title={level} />
          </span>
        ))}
      </span>
      <span className={styles.title}>
        <span>
          <HitTitle name={name} kind={row.kind} />
        </span>{' '}
        <small>{kindWords[row.kind] ?? row.kind}</small>
      </span>
      {snippet && (
        <span className={styles.snippet}>
          <Marked text={snippet} />
        </span>
      )}
    </>
  );
}

/** Gives a row as it is read aloud, with pauses: where it leads, its name, what it is, and its text. */
function spokenRow(row: Suggestion): string {
  if (!('levels' in row)) return `${row.section}: ${row.title}`;
  const {name, snippet} = hitWords(row);
  const about = `${pathOf(row).join(', ')}: ${unmarked(name)}, ${kindWords[row.kind] ?? row.kind}.`;
  return snippet ? `${about} ${unmarked(snippet)}` : about;
}

/** What a hit is called beside its name, where that is not its kind. */
const kindWords: Partial<Record<HitKind, string>> = {heading: 'section', error: 'message'};
