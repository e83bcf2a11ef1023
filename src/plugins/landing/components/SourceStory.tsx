import type {LandingOutput, LandingSource} from '@site/src/plugins/landing/types';
import {inBytes} from './byte-drawing';
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
        {arrivals.map(({output, bytes, way, text}) => {
          const outputBytes = outputs.find(({name: written}) => written === output)!.bytes;
          return (
            <figure key={output} className="code">
              <figcaption>
                {output}
                <small>{`${bytes < outputBytes ? `${bytes} of ` : ''}${inBytes(outputBytes)}, ${way}`}</small>
              </figcaption>
              {text && (
                <pre>
                  <code>{text}</code>
                </pre>
              )}
            </figure>
          );
        })}
      </div>
    </div>
  );
}
