import {Drawing} from './Drawing';
import {tall, wide} from './scenes';
import {SpinningCube} from './SpinningCube';
import styles from './Plate.module.css';

/** The drawing of the landing page: modules flow through the cube and come out as assets. */
export function Plate() {
  return (
    <div
      className={styles.plate}
      role="img"
      aria-label="Modules that depend on each other flow into a cube and leave it as a few static assets."
    >
      <Drawing scene={wide} className={styles.wide} />
      <Drawing scene={tall} className={styles.tall} />
      <div className={styles.cube}>
        <SpinningCube />
      </div>
    </div>
  );
}
