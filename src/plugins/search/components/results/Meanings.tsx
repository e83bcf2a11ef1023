import {Fragment} from 'react';
import type {SearchHit, SearchVersion} from '@site/src/plugins/search/types';
import {synonyms} from '@site/src/plugins/search/config/words';
import {isTyped, wordsOf} from '../hit/hit-texts';
import {kindWords} from '../hit/kind-words';
import {unmarked} from '../hit/phrase';
import {searchAddress} from '../search-address';
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

/** Something that has the name that was asked for, and where it is described. */
interface Meaning {
  name: string;
  hits: SearchHit[];
}

/** More would be the list of results once more. */
const atMost = 3;

/**
 * Gives what a query names exactly: an option, a term of the glossary, a package. The last part of a
 * path is a name too: `splitChunks` names `optimization.splitChunks`.
 */
function meaningsOf(query: string, hits: readonly SearchHit[]): Meaning[] {
  const asked = plain(query);
  const meanings = new Map<string, Meaning>();
  for (const hit of hits) {
    const name = unmarked(wordsOf(hit).name);
    const last = name.split('.').at(-1)!;
    if (asked === '' || ![plain(name), plain(last)].includes(asked)) continue;
    const key = `${hit.kind} ${name}`;
    const meaning = meanings.get(key) ?? {name, hits: []};
    meaning.hits.push(hit);
    meanings.set(key, meaning);
  }
  return [...meanings.values()].slice(0, atMost);
}

/** Gives other words for the same. */
function otherWordsFor(query: string): string[] {
  const asked = query.trim().toLowerCase();
  const same = synonyms.find((words) => words.some((word) => word.toLowerCase() === asked)) ?? [];
  return same.filter((word) => word.toLowerCase() !== asked);
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
