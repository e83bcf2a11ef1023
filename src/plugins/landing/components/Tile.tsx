import {faces, place} from './floor';
import type {Spot} from './scenes';
import '@site/src/plugins/landing/components/plate-tokens.css';
import styles from './Tile.module.css';

interface TileProps {
  name: string;
  /** Id of the slab it is made of. */
  of: string;
  at: Spot;
  /** Assets are packed from several layers. */
  layers?: number;
}

/** A module, or a stack of modules that became one asset. */
export function Tile({name, of, at, layers = 1}: TileProps) {
  return (
    <>
      {Array.from({length: layers}, (_, layer) => (
        <use key={layer} href={`#${of}`} {...place(at, layer)} />
      ))}
      <text {...place(at, layers - 1)} dy="0.34em">
        {name}
      </text>
    </>
  );
}

interface SlabProps {
  id: string;
  /** Assets are painted in the colors of the cube, and thicker. */
  isAsset?: boolean;
}

/** What tiles of one kind are made of: drawn once, and used where they stand. */
export function TileSlab({id, isAsset = false}: SlabProps) {
  return (
    <g id={id} className={isAsset ? styles.asset : styles.module}>
      {faces(isAsset ? 10 : 6).map((face) => (
        <path key={face} d={face} />
      ))}
    </g>
  );
}
