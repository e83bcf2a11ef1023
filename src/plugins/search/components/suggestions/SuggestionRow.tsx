import type {HitKind} from '@site/src/plugins/search/types';
import {HitTitle} from '../hit/HitTitle';
import {pathOf, wordsOf} from '../hit/hit-texts';
import {Marked} from '../hit/Marked';
import type {Suggestion} from './content';
import styles from './SuggestionList.module.css';

interface Props {
  id: string;
  row: Suggestion;
  isActive: boolean;
}

/** A row of the list: where it is on the left, what it is on the right. A real link. */
export function SuggestionRow({id, row, isActive}: Props) {
  return (
    <a
      id={id}
      className={styles.row}
      href={row.url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
    >
      <RowText row={row} />
    </a>
  );
}

function RowText({row}: {row: Suggestion}) {
  if (row.type === 'page') {
    return (
      <>
        <span className={styles.place}>{row.place}</span>
        <span className={styles.title}>{row.title}</span>
      </>
    );
  }
  const {hit} = row;
  const {name, snippet} = wordsOf(hit);
  return (
    <>
      <span className={styles.place}>
        {pathOf(hit).map((level) => (
          <span key={level}>{level}</span>
        ))}
      </span>
      <span className={styles.title}>
        <HitTitle name={name} kind={hit.kind} /> <small>{kindWords[hit.kind]}</small>
      </span>
      {snippet && (
        <span className={styles.snippet}>
          <Marked text={snippet} />
        </span>
      )}
    </>
  );
}

/** What one hit of a kind is called, beside its name. */
const kindWords: Record<HitKind, string> = {
  page: 'page',
  heading: 'section',
  option: 'option',
  hook: 'hook',
  flag: 'flag',
  variable: 'variable',
  error: 'message',
  package: 'package',
};
