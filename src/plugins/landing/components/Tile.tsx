import {floorText, fronts, square} from './isometric';
import '@site/src/plugins/landing/components/plate-tokens.css';
import styles from './Tile.module.css';

interface Props {
  name: string;
  at: readonly [x: number, y: number];
  /** Half the width of the tile. */
  half: number;
  /** Assets are packed from several layers and painted in the colors of the cube. */
  layers?: number;
}

/** A module, or a stack of modules that became one asset. */
export function Tile({name, at: [x, y], half, layers}: Props) {
  const isAsset = layers !== undefined;
  const thickness = Math.round(half * (isAsset ? 0.18 : 0.11) * 10) / 10;
  const rise = half * 0.209;
  const {left, right} = fronts(half, thickness);
  const stack = Array.from(
    {length: layers ?? 1},
    (_, layer) => Math.round(-layer * rise * 10) / 10,
  );
  return (
    <g className={isAsset ? styles.asset : styles.module} transform={`translate(${x} ${y})`}>
      {stack.map((height) => (
        <g key={height} transform={height === 0 ? undefined : `translate(0 ${height})`}>
          <path className={styles.left} d={left} />
          <path className={styles.right} d={right} />
          <path className={styles.lid} d={square(half)} />
        </g>
      ))}
      <g transform={`translate(0 ${stack.at(-1)})`}>
        <text className={styles.name} transform={floorText} fontSize={half / 3} dy="0.34em">
          {name}
        </text>
      </g>
    </g>
  );
}
