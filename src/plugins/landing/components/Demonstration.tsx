import build from '@generated/landing-build/default/build.json';
import {drawBuild, inBytes} from './byte-drawing';
import {OutputRow, SourceChoice} from './FileBars';
import {SourceStory} from './SourceStory';
import {ConnectingLines} from './ConnectingLines';
import styles from './Demonstration.module.css';

/**
 * A real project and what webpack made of it, which src/plugins/landing/build runs with the site's
 * build: the files to choose from, where the chosen one went, and what is left of it there.
 * Choosing is a radio group and CSS: what belongs to a source has its place as `data-of`.
 */
export function Demonstration() {
  const {sources, outputs, developmentBytes} = build;
  const drawing = drawBuild(build);
  // The file that shows the most: something of it was left out.
  const firstShortened = sources.findIndex(({leftOut}) => leftOut.length > 0);
  return (
    <div className={styles.tour}>
      <div className={styles.plate}>
        <fieldset>
          <legend>{`${sources.length} source files, ${inBytes(sum(sources))}`}</legend>
          <div>
            {sources.map((source, position) => (
              <SourceChoice
                key={source.name}
                source={source}
                slab={drawing.sources[position]!}
                position={position}
                chosen={position === firstShortened}
              />
            ))}
          </div>
        </fieldset>
        <ConnectingLines drawing={drawing} />
        <OutputRow outputs={outputs} slabs={drawing.outputs} />
        <p>
          <b>{`${outputs.length} files for the browser, ${inBytes(sum(outputs))}`}</b>{' '}
          <small>
            {`in production mode; ${inBytes(developmentBytes)} in development mode, where names and comments stay. The runtime is drawn at a tenth of its length.`}
          </small>
        </p>
      </div>
      <div>
        {sources.map((source, position) => (
          <SourceStory key={source.name} source={source} outputs={outputs} position={position} />
        ))}
      </div>
    </div>
  );
}

const sum = (files: readonly {bytes: number}[]) =>
  files.reduce((total, {bytes}) => total + bytes, 0);
