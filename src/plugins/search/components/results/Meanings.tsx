import {Fragment} from 'react';
import type {SearchHit, SearchVersion} from '@site/src/plugins/search/types';
import {isTyped, wordsOf} from '../hit/hit-texts';
import {kindWords} from '../hit/kind-words';
import {unmarked} from '../hit/phrase';
import {searchAddress} from '../search-address';
import {type Meaning, meaningsOf, otherWordsFor} from './meanings';
import styles from './Meanings.module.css';

interface Props {
  query: string;
  version: SearchVersion;
  hits: readonly SearchHit[];
}

/** What the query names, beside the results; nothing when it names nothing. */
export function Meanings({query, version, hits}: Props) {
  const meanings = meaningsOf(query, hits);
  const words = otherWordsFor(query);
  if (meanings.length === 0 && words.length === 0) return null;
  return (
    <aside className={styles.meanings} aria-label="What it could mean">
      {meanings.map((meaning) => (
        <MeaningText key={meaning.hits[0]!.objectID} {...meaning} />
      ))}
      {words.length > 0 && (
        <section>
          <p className={styles.kind}>Other words for it</p>
          <ul>
            {words.map((word) => (
              <li key={word}>
                <a href={searchAddress({query: word, version})}>{word}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function MeaningText({name, hits}: Meaning) {
  const [first] = hits;
  const {kind, subcategory} = first!;
  const isTerm = subcategory === 'Glossary';
  return (
    <section>
      <p className={styles.kind}>{isTerm ? 'term' : kindWords[kind]}</p>
      <p className={styles.name}>{isTyped(kind) ? <code>{name}</code> : name}</p>
      <p>{unmarked(wordsOf(first!).snippet)}</p>
      <p>
        Described in{' '}
        {hits.map((hit, index) => (
          <Fragment key={hit.objectID}>
            {index > 0 && ', '}
            <a href={hit.url}>{hit.subcategory}</a>
          </Fragment>
        ))}
      </p>
    </section>
  );
}
