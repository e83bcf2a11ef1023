import {type BuildDrawing, measures, type Slab} from './byte-drawing';
import styles from './ConnectingLines.module.css';

/** Lines from each source to where it went, of which the chosen one's is shown: for rows, and for columns. */
export function ConnectingLines({drawing}: {drawing: BuildDrawing}) {
  const paths = (wayOf: typeof wayAcross) =>
    drawing.sources.map((_, source) => (
      <path key={source} data-of={source} d={wayOf(drawing, source)} />
    ));
  return (
    <>
      <svg
        className={styles.across}
        viewBox={`0 0 ${measures.width / grain} ${measures.gap / grain}`}
        aria-hidden="true"
      >
        {paths(wayAcross)}
      </svg>
      <svg
        className={styles.beside}
        viewBox={`0 0 ${gap.width} ${gap.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {paths(wayBeside)}
      </svg>
    </>
  );
}

/** Lines need not be exact to the byte: so many units are one here. */
const grain = 8;

/** Path from a source to each of its pieces, one row above the other. */
function wayAcross({sources, outputs}: BuildDrawing, source: number): string {
  const [bottom, top] = [measures.gap / grain, measures.top / grain];
  const from = sources[source]!;
  const start = Math.round((from.x + from.width / 2) / grain);
  const ends = outputs.flatMap((slab) =>
    piecesIn(slab, source).map(({x, width}) =>
      Math.round((slab.x + x + (width + measures.depth) / 2) / grain),
    ),
  );
  const drops = ends.map((end) => `M${start} ${bottom / 2}H${end}V${bottom - top / 2}`);
  return `M${start} 0V${bottom / 2}${drops.join('')}`;
}

/** Sizes of the ways between two columns: each of both is cut into rows of equal height. */
const gap = {width: 10, height: 60};

/** Bars of outputs are at the top of their rows. */
const slabAt = 0.1;

/** Path from a source to each file that has a piece of it, one column beside the other. */
function wayBeside({sources, outputs}: BuildDrawing, source: number): string {
  const {width, height} = gap;
  const start = ((source + 0.5) * height) / sources.length;
  const ends = outputs.flatMap((slab, row) =>
    piecesIn(slab, source).length > 0 ? [((row + slabAt) * height) / outputs.length] : [],
  );
  const turns = ends.map((end) => `M${width / 2} ${start}V${end}H${width}`);
  return `M0 ${start}H${width / 2}${turns.join('')}`;
}

const piecesIn = ({parts}: Slab, source: number) => parts.filter((part) => part.source === source);
