import type {
  ArrivalWay,
  LandingArrival,
  LandingOutput,
  LandingSource,
} from '@site/src/plugins/landing/types';
import {bytesIn, inBytes} from './byte-drawing';
import styles from './SourceStory.module.css';

interface Props {
  source: LandingSource;
  outputs: readonly LandingOutput[];
  /** The place of the source. */
  position: number;
}

/** One file as it was written, beside what is left of it in the files that a browser loads. */
export function SourceStory({source, outputs, position}: Props) {
  const {name, html, leftOut, arrivals} = source;
  return (
    <div className={styles.story} data-of={position}>
      <figure className="code">
        <figcaption>{name}</figcaption>
        <pre>
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        {leftOut.length > 0 && (
          <p>
            <b>{leftOut.join(', ')}</b> is left out: nothing imports it.
          </p>
        )}
      </figure>
      <div>
        {arrivals.map((arrival) => (
          <ArrivalFigure
            key={arrival.output}
            arrival={arrival}
            output={outputs.find(({name: written}) => written === arrival.output)!}
          />
        ))}
      </div>
    </div>
  );
}

const ways: Record<ArrivalWay, string> = {
  code: 'minified',
  whole: 'minified',
  copy: 'copied as it is',
  data: 'written into the script',
  address: 'only its name',
};

/** What a source file became in one output. */
function ArrivalFigure({arrival, output}: {arrival: LandingArrival; output: LandingOutput}) {
  const {way, ranges, text} = arrival;
  const {name, bytes} = output;
  const arrived = bytesIn(ranges);
  return (
    <figure className="code">
      <figcaption>
        {name}
        <small>{`${arrived < bytes ? `${arrived} of ` : ''}${inBytes(bytes)}, ${ways[way]}`}</small>
      </figcaption>
      {text && (
        <pre>
          <code>{text}</code>
        </pre>
      )}
    </figure>
  );
}
