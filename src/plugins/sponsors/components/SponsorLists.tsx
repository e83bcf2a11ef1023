import {useState} from 'react';
import clsx from 'clsx';
import snapshot from '@site/src/data/supporters.json';
import {groupByTier, type TierList} from '@site/src/plugins/sponsors/engine/supporters-by-tier';
import {supportAddress} from '@site/src/plugins/sponsors/config/tiers';
import {Avatar} from '../../../components/ui/Avatar';
import styles from './SponsorList.module.css';
import {amountBy, nameOf, noSupporters, supporterAddress} from './supporter-words';

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});
const countedOn = longDate.format(new Date(snapshot.asOf));

/** The tiers of the committed supporters, with the day they were counted. */
export function SponsorLists() {
  const [lists] = useState(() => groupByTier(snapshot));
  return (
    <>
      {lists.map(({tier, supporters}) => (
        <SponsorList key={tier.name} tier={tier} supporters={supporters} />
      ))}
      <p className={styles.date}>
        As counted on <time dateTime={snapshot.asOf}>{countedOn}</time>. {snapshot.source}, and what
        was given elsewhere.
      </p>
    </>
  );
}

/** One tier: who is meant, and its supporters in cells, whose last row the invitation fills. */
export function SponsorList({tier, supporters}: TierList) {
  const id = `${tier.name}-sponsors`;
  return (
    <section className={styles.tier} aria-labelledby={id}>
      <div>
        <h3 id={id}>{tier.heading}</h3>
        <p>{tier.says.replace('{date}', countedOn)}</p>
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
