import {measures, type Slab} from './byte-drawing';
import styles from './SlabFigure.module.css';

interface Props {
  slab: Slab;
}

/**
 * A file as a slab: as long as it has bytes, its pieces in the order in which they stand in it.
 * Every face is an upright rectangle, which SlabFigure.module.css makes high and tilts.
 */
export function SlabFigure({slab: {width, column, parts}}: Props) {
  const {lid, front, depth} = measures;
  return (
    <svg
      className={styles.slab}
      viewBox={`0 ${-lid} ${column} ${lid + front}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <g>
        <Faces width={width} />
        <rect x={width} width={depth} />
      </g>
      {parts.map(({x, width: length, source}) => (
        <g key={x} data-of={source}>
          <Faces x={x || undefined} width={length} />
        </g>
      ))}
    </svg>
  );
}

/** The front, and the lid behind it. */
function Faces(place: {x?: number; width: number}) {
  return (
    <>
      <rect {...place} />
      <rect {...place} />
    </>
  );
}
