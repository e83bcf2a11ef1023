import '@site/src/plugins/landing/components/plate-tokens.css';
import styles from './SpinningCube.module.css';

const faces = ['front', 'right', 'back', 'left', 'top', 'bottom'] as const;

/** The solid cube in its shell of glass, each turning a quarter against the other. Only a picture. */
export function SpinningCube() {
  return (
    <div className={styles.cube} aria-hidden="true">
      <div className={styles.core}>
        <Faces />
      </div>
      <div className={styles.shell}>
        <Faces />
      </div>
    </div>
  );
}

function Faces() {
  return faces.map((face) => <i key={face} className={styles[face]} />);
}
