import type {LandingOutput, LandingSource} from '@site/src/plugins/landing/types';
import {baseName, breakName, grouped, inBytes, measures, type Slab} from './byte-drawing';
import styles from './FileBars.module.css';

interface ChoiceProps {
  source: LandingSource;
  slab: Slab;
  /** Its place among the sources, by which what became of it is found. */
  position: number;
  chosen: boolean;
}

/** A file to choose. Screen readers get in words what the drawing shows. */
export function SourceChoice({source, slab, position, chosen}: ChoiceProps) {
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
      <FileBar slab={slab} />
    </label>
  );
}

/** The files that webpack wrote, with what is worth knowing of each. */
export function OutputRow({outputs, slabs}: {outputs: LandingOutput[]; slabs: Slab[]}) {
  return (
    <ul className={styles.outputs}>
      {outputs.map((output, index) => (
        <li key={output.name}>
          <FileBar slab={slabs[index]!} />
          <code>
            {breakName(output.name)[0]}
            <wbr />
            {breakName(output.name)[1]}
          </code>
          <small>{factsOf(output)}</small>
        </li>
      ))}
    </ul>
  );
}

function factsOf({bytes, pieces, onDemand}: LandingOutput): string {
  const ofWebpack = pieces.filter(({owner}) => owner === 'runtime');
  const runtime = ofWebpack.reduce((sum, piece) => sum + piece.bytes, 0);
  const ofRuntime = `, ${grouped(runtime)} of them webpack’s runtime`;
  return `${inBytes(bytes)}${runtime > 0 ? ofRuntime : ''}${onDemand ? ', on demand' : ''}`;
}

/**
 * A file as a slab: as long as it has bytes, its pieces in their order in the file.
 * Every face is an upright rectangle, which FileBars.module.css makes high and tilts.
 */
function FileBar({slab: {width, column, parts}}: {slab: Slab}) {
  const {top, front, depth} = measures;
  return (
    <svg
      className={styles.slab}
      viewBox={`0 ${-top} ${column} ${top + front}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <g>
        <BarFaces width={width} />
        <rect x={width} width={depth} />
      </g>
      {parts.map(({x, width: length, source}) => (
        <g key={x} data-of={source}>
          <BarFaces x={x || undefined} width={length} />
        </g>
      ))}
    </svg>
  );
}

/** The front, and the top behind it. */
function BarFaces(geometry: {x?: number; width: number}) {
  return (
    <>
      <rect {...geometry} />
      <rect {...geometry} />
    </>
  );
}
