import {SuggestionRow} from './SuggestionRow';
import type {SuggestionGroup} from './content';
import styles from './SuggestionList.module.css';

/** Gives the id of a row's element. */
export const rowId = (list: string, row: number) => `${list}-${row}`;

interface Props {
  id: string;
  name: string;
  groups: readonly SuggestionGroup[];
  active: number | null;
}

/** The rows that the reader chooses from, under their headings. */
export function SuggestionList({id, name, groups, active}: Props) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((count, {rows}) => count + rows.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={name}>
      {groups.map(({label, rows}, index) => (
        <div key={label} role="group" aria-label={label} className={styles.group}>
          <div className="label" aria-hidden="true">
            {label}
          </div>
          {rows.map((row, position) => {
            const number = starts[index]! + position;
            return (
              <SuggestionRow
                key={row.url}
                id={rowId(id, number)}
                row={row}
                isActive={active === number}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
