import {useState} from 'react';
import {extraSupporters, sponsorRanks} from '@site/src/plugins/sponsors/config/ranks';
import snapshot from '@site/src/data/supporters.json';
import {SponsorList} from './SponsorList';
import {supportersOf, withExtras} from './ranked-supporters';
import styles from './SponsorLists.module.css';

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** All ranks of the committed supporters, with the day they were counted. */
export function SponsorLists() {
  const [lists] = useState(() => {
    const supporters = withExtras(snapshot.supporters, extraSupporters);
    return sponsorRanks.map((rank) => ({
      rank,
      supporters: supportersOf(rank, supporters, snapshot.asOf),
    }));
  });
  return (
    <div className={styles.lists}>
      <p className={styles.date}>
        As counted on{' '}
        <time dateTime={snapshot.asOf}>{longDate.format(new Date(snapshot.asOf))}</time>.{' '}
        {snapshot.source}, and what was given elsewhere.
      </p>
      {lists.map(({rank, supporters}) => (
        <SponsorList key={rank.name} rank={rank} supporters={supporters} />
      ))}
    </div>
  );
}
