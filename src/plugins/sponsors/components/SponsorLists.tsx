import {useState} from 'react';
import snapshot from '@site/src/data/supporters.json';
import {rankAll} from '@site/src/plugins/sponsors/engine/rank-all';
import {SponsorList} from './SponsorList';
import styles from './SponsorList.module.css';

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** The ranks of the committed supporters that somebody is in, with the day they were counted. */
export function SponsorLists() {
  const [lists] = useState(() => rankAll(snapshot));
  return (
    <>
      {lists.map(({rank, supporters}) => (
        <SponsorList key={rank.name} rank={rank} supporters={supporters} />
      ))}
      <p className={styles.date}>
        As counted on{' '}
        <time dateTime={snapshot.asOf}>{longDate.format(new Date(snapshot.asOf))}</time>.{' '}
        {snapshot.source}, and what was given elsewhere. Ranks without anybody are left out.
      </p>
    </>
  );
}
