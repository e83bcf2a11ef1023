import snapshot from '@site/src/data/supporters.json';
import {countedOn, groupByTier} from '../engine/supporters-by-tier';
import {nameOf, noSupporters, supporterAddress} from './supporter-words';

/** The supporters for readers without scripts: one line of names for each tier. */
export default function SponsorsWithoutScript() {
  // The same ones in every build.
  const tiers = groupByTier(snapshot, () => 0);
  return (
    <section aria-labelledby="sponsors-title">
      <h2 id="sponsors-title">Sponsors</h2>
      <p>
        As counted on <time dateTime={snapshot.asOf}>{countedOn(snapshot.asOf)}</time>.
      </p>
      {tiers.map(({tier: {name}, heading, supporters}) => (
        <p key={name}>
          <b>{heading}:</b> {supporters.length === 0 && noSupporters}
          {supporters.map((supporter, index) => (
            <span key={supporter.slug ?? supporter.name}>
              {index > 0 && ', '}
              <a href={supporterAddress(supporter)} rel="nofollow">
                {nameOf(supporter)}
              </a>
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}
