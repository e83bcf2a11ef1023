import clsx from 'clsx';
import {type SponsorRank, supportAddress} from '@site/src/plugins/sponsors/config/ranks';
import type {Supporter} from '@site/src/data/supporters';
import {Emblem} from '../../../components/ui/Emblem';
import {amountBy, supporterAddress} from './supporter-words';
import styles from './SponsorList.module.css';

interface Props {
  rank: SponsorRank;
  supporters: readonly Supporter[];
}

/** One rank: who is meant and how to join on the left, the supporters on the right. */
export function SponsorList({rank, supporters}: Props) {
  const id = `${rank.name}-sponsors`;
  return (
    <section className={styles.rank} aria-labelledby={id}>
      <div>
        <h2 id={id}>{rank.heading}</h2>
        <p>{rank.says}</p>
        <a className={styles.join} href={supportAddress}>
          Become a {rank.invites}
        </a>
      </div>
      {supporters.length === 0 ? (
        <p className={styles.nobody}>Nobody in this list on that day.</p>
      ) : (
        <ul className={clsx(styles.supporters, styles[rank.name])}>
          {supporters.map((supporter) => (
            <li key={supporter.slug ?? supporter.name}>
              <a
                href={supporterAddress(supporter)}
                title={amountBy(supporter)}
                target="_blank"
                rel="nofollow noopener"
              >
                <Emblem name={supporter.name} avatar={supporter.avatar} className={styles.emblem} />
                <span className={clsx(rank.name === 'backer' && 'visually-hidden')}>
                  {supporter.name || supporter.slug}
                </span>
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
