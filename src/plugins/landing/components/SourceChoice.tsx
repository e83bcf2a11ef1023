import type {LandingSource} from '@site/src/plugins/landing/types';
import {baseName, type Slab} from './byte-drawing';
import {grouped, inBytes} from './in-bytes';
import {SlabFigure} from './SlabFigure';
import styles from './SourceChoice.module.css';

interface Props {
  source: LandingSource;
  slab: Slab;
  /** Its place among the sources, by which what became of it is found. */
  position: number;
  chosen: boolean;
}

/** A file to choose. Who does not see the drawing hears where it went. */
export function SourceChoice({source, slab, position, chosen}: Props) {
  const {name, bytes, arrivals} = source;
  const into = arrivals.map(({output}) => output).join(' and ');
  return (
    <label className={styles.source}>
      <input
        type="radio"
        name="source"
        value={position}
        className="visually-hidden"
        defaultChecked={chosen}
        aria-label={`${name}, ${inBytes(bytes)}, into ${into}`}
      />
      <code>{baseName(name)}</code> <small>{grouped(bytes)}</small>
      <SlabFigure slab={slab} />
    </label>
  );
}
