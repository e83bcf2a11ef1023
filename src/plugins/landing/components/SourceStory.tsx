import type {LandingOutput, LandingSource} from '@site/src/plugins/landing/types';
import {ArrivalFigure} from './ArrivalFigure';
import {CodeSheet} from './CodeSheet';
import styles from './SourceStory.module.css';

interface Props {
  source: LandingSource;
  outputs: readonly LandingOutput[];
}

/** One file as it was written, beside what is left of it in the files that a browser loads. */
export function SourceStory({source: {name, html, leftOut, arrivals}, outputs}: Props) {
  return (
    <div className={styles.story}>
      <figure className="code">
        <figcaption>{name}</figcaption>
        <CodeSheet name={`${name}, as written`}>
          <code dangerouslySetInnerHTML={{__html: html}} />
        </CodeSheet>
        {leftOut.length > 0 && (
          <p className={styles.remark}>
            <b>{leftOut.join(', ')}</b> is left out: nothing imports it.
          </p>
        )}
      </figure>
      <div className={styles.arrivals}>
        {arrivals.map((arrival) => (
          <ArrivalFigure
            key={arrival.output}
            arrival={arrival}
            output={outputs.find(({name}) => name === arrival.output)!}
          />
        ))}
      </div>
    </div>
  );
}
