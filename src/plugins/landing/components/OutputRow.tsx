import type {LandingOutput} from '@site/src/plugins/landing/types';
import {breakName, type Slab} from './byte-drawing';
import {bytesIn, grouped, inBytes} from './in-bytes';
import {SlabFigure} from './SlabFigure';
import styles from './OutputRow.module.css';

interface Props {
  outputs: readonly LandingOutput[];
  slabs: readonly Slab[];
}

/** The files that webpack wrote, with what is worth knowing of each. */
export function OutputRow({outputs, slabs}: Props) {
  return (
    <ul className={styles.outputs}>
      {outputs.map((output, index) => (
        <li key={output.name}>
          <SlabFigure slab={slabs[index]!} />
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

function factsOf({bytes, runtime, onDemand}: LandingOutput): string {
  const ofRuntime = `, ${grouped(bytesIn(runtime))} of them webpack’s runtime`;
  return `${inBytes(bytes)}${runtime.length > 0 ? ofRuntime : ''}${onDemand ? ', on demand' : ''}`;
}
