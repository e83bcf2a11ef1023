import {Drawing} from './Drawing';
import {tall, wide} from './scenes';
import styles from './Plate.module.css';
import cube from './SpinningCube.module.css';

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

/** The solid cube in its shell of glass, each turning a quarter against the other. Only a picture. */
function SpinningCube() {
  return (
    <div className={cube.cube} aria-hidden="true">
      <div className={cube.core}>
        <Faces />
      </div>
      <div className={cube.shell}>
        <Faces />
      </div>
    </div>
  );
}

/** Front, right, back, left, top and bottom, in this order. */
const Faces = () => Array.from({length: 6}, (_, face) => <i key={face} />);
