import snapshot from '@site/src/data/supporters.json';
import {rankAll} from '../engine/ranked-supporters';
import {nameOf, supporterAddress} from './supporter-words';

/** Who gave, for readers without scripts: names in a line for each rank that has some. */
export default function SponsorsWithoutScript() {
  // The same ones in every build.
  const ranks = rankAll(snapshot, () => 0);
  return (
    <section aria-labelledby="sponsors-title">
      <h2 id="sponsors-title">Sponsors</h2>
      {ranks.map(({rank: {name, heading}, supporters}) => (
        <p key={name}>
          <b>{heading}:</b>{' '}
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
