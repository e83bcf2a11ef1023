import {useState} from 'react';
import clsx from 'clsx';
import snapshot from '@site/src/data/supporters.json';
import {
  countedOn,
  groupByTier,
  type TierList,
} from '@site/src/plugins/sponsors/engine/supporters-by-tier';
import {supportAddress} from '@site/src/plugins/sponsors/config/tiers';
import {Avatar} from '../../../components/ui/Avatar';
import styles from './SponsorList.module.css';
import {amountBy, nameOf, noSupporters, supporterAddress} from './supporter-words';

/** The tiers of the committed supporters, below the day they were counted. */
export function SponsorLists() {
  const [lists] = useState(() => groupByTier(snapshot));
  return (
    <>
      <p className={styles.date}>
        As counted on <time dateTime={snapshot.asOf}>{countedOn(snapshot.asOf)}</time>.{' '}
        {snapshot.source}, and what was given elsewhere.
      </p>
      {lists.map((list) => (
        <SponsorList key={list.tier.name} {...list} />
      ))}
    </>
  );
}

/** One tier: who is meant, and its supporters in cells, whose last row the invitation fills. */
export function SponsorList({tier, heading, says, supporters}: TierList) {
  const id = `${tier.name}-sponsors`;
  return (
    <section className={styles.tier} aria-labelledby={id}>
      <div>
        <h3 id={id}>{heading}</h3>
        <p>{says}</p>
      </div>
      <ul className={clsx(styles.cells, styles[tier.name])}>
        {supporters.length === 0 && <li className={styles.nobody}>{noSupporters}</li>}
        {supporters.map((supporter) => (
          <li key={supporter.slug ?? supporter.name}>
            <a
              href={supporterAddress(supporter)}
              title={amountBy(supporter)}
              target="_blank"
              rel="nofollow noopener"
            >
              <Avatar name={nameOf(supporter)} avatar={supporter.avatar} />
              <span>{nameOf(supporter)}</span>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <a href={supportAddress}>Become a {tier.name === 'backer' ? 'backer' : 'sponsor'}</a>
        </li>
      </ul>
    </section>
  );
}
