import {type BuildDrawing, measures} from './byte-drawing';
import {between, grain, wayAcross, wayBeside} from './way-paths';
import styles from './Ways.module.css';

/** Lines from each source to where it went, of which the chosen one's is shown: for rows, and for columns. */
export function Ways({drawing}: {drawing: BuildDrawing}) {
  const all = drawing.sources.map((_, source) => source);
  return (
    <>
      <svg
        className={styles.across}
        viewBox={`0 0 ${measures.width / grain} ${measures.gap / grain}`}
        aria-hidden="true"
      >
        {all.map((source) => (
          <path key={source} data-of={source} d={wayAcross(drawing, source)} />
        ))}
      </svg>
      <svg
        className={styles.beside}
        viewBox={`0 0 ${between.width} ${between.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {all.map((source) => (
          <path key={source} data-of={source} d={wayBeside(drawing, source)} />
        ))}
      </svg>
    </>
  );
}
