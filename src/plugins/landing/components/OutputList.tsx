import type {LandingOutput} from '@site/src/plugins/landing/types';
import styles from './BuildTour.module.css';
import {grouped, inBytes} from './in-bytes';

interface Props {
  outputs: readonly LandingOutput[];
  developmentBytes: number;
}

/** The files that webpack wrote, with what is worth knowing of each. */
export function OutputList({outputs, developmentBytes}: Props) {
  const total = outputs.reduce((sum, {bytes}) => sum + bytes, 0);
  return (
    <div className={styles.outputs}>
      <p className={styles.heading}>
        {outputs.length} files for the browser <small>{inBytes(total)}</small>
      </p>
      <ul>
        {outputs.map(({name, bytes, runtimeBytes, onDemand}) => (
          <li key={name} className={styles.file}>
            <code>{name}</code>
            <small>{grouped(bytes)}</small>
            {runtimeBytes > 0 && <small>{grouped(runtimeBytes)} of them webpack’s runtime</small>}
            {onDemand && <small>loaded on demand</small>}
          </li>
        ))}
      </ul>
      <p>
        <small>
          Made in production mode. In development mode, where names and comments stay, they are{' '}
          {inBytes(developmentBytes)}.
        </small>
      </p>
    </div>
  );
}
