import {type HitKind, stripMarks} from '@site/src/plugins/search/types';
import {BreakableTitle} from '../../../../components/ui/BreakableTitle';
import {HitTitle, Marked, pathOf, hitTexts} from '../hit/HitTexts';
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

/** The suggestions, grouped under headings. */
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
              aria-label={labelOfRow(row)}
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

/** The content of a row: the path of its target on the left, its title and snippet on the right. */
function RowText({row}: {row: Suggestion}) {
  if (!('levels' in row)) {
    return (
      <>
        <span className={styles.path}>{row.section}</span>
        <span className={styles.title}>{row.title}</span>
      </>
    );
  }
  const {name, snippet} = hitTexts(row);
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
        <small>{kindLabels[row.kind] ?? row.kind}</small>
      </span>
      {snippet && (
        <span className={styles.snippet}>
          <Marked text={snippet} />
        </span>
      )}
    </>
  );
}

/** Gives the accessible name of a row, with punctuation for pauses: its path, name, kind and snippet. */
function labelOfRow(row: Suggestion): string {
  if (!('levels' in row)) return `${row.section}: ${row.title}`;
  const {name, snippet} = hitTexts(row);
  const label = `${pathOf(row).join(', ')}: ${stripMarks(name)}, ${kindLabels[row.kind] ?? row.kind}.`;
  return snippet ? `${label} ${stripMarks(snippet)}` : label;
}

/** Labels of kinds that differ from the names of the kinds. */
const kindLabels: Partial<Record<HitKind, string>> = {heading: 'section', error: 'message'};
