import '@site/src/plugins/landing/components/plate-tokens.css';
import styles from './SpinningCube.module.css';

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

/** Front, right, back, left, top and bottom, in this order. */
function Faces() {
  return (
    <>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </>
  );
}
