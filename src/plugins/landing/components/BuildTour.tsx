import type {LandingBuild} from '@site/src/plugins/landing/types';
import styles from './BuildTour.module.css';
import {grouped, inBytes} from './in-bytes';
import {OutputList} from './OutputList';
import {SourceStory} from './SourceStory';

interface Props {
  build: LandingBuild;
}

/** The files of a project to choose from, what became of the chosen one, and all that was written. */
export function BuildTour({build: {sources, outputs, developmentBytes}}: Props) {
  // The file that shows the most: something of it was left out.
  const telling = sources.findIndex(({leftOut}) => leftOut.length > 0);
  const total = sources.reduce((sum, {bytes}) => sum + bytes, 0);
  return (
    <div className={styles.tour}>
      <fieldset className={styles.sources}>
        <legend className={styles.heading}>
          {sources.length} source files <small>{inBytes(total)}</small>
        </legend>
        <div className={styles.choice}>
          {sources.map((source, position) => (
            <div key={source.name}>
              <label className={styles.file}>
                <input
                  type="radio"
                  name="source"
                  className="visually-hidden"
                  defaultChecked={position === Math.max(telling, 0)}
                />
                <code>{source.name}</code>
                <small>{grouped(source.bytes)}</small>
              </label>
              <SourceStory source={source} outputs={outputs} />
            </div>
          ))}
        </div>
      </fieldset>
      <OutputList outputs={outputs} developmentBytes={developmentBytes} />
    </div>
  );
}
