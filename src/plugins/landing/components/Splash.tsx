import clsx from 'clsx';
import {ButtonLink} from '../../../components/ui/ButtonLink';
import {MotionSwitch} from './MotionSwitch';
import {Plate} from './Plate';
import {Rotator} from './Rotator';
import styles from './Splash.module.css';

/** The first screen: what webpack does in one line, and in one picture. */
export function Splash() {
  return (
    <div className={styles.splash}>
      <div className={clsx('wrap', styles.stage)}>
        <div className={styles.text}>
          <h1>
            <Rotator />
          </h1>
          <p className={styles.lead}>
            webpack reads the files your application is made of, follows what they need, and packs
            them into the few that a browser should load.
          </p>
          <p className={styles.actions}>
            <ButtonLink to="/guides/getting-started/" onHeader>
              Get Started
            </ButtonLink>
            <ButtonLink to="/concepts/" onHeader quiet>
              Concepts
            </ButtonLink>
          </p>
        </div>
        <Plate />
        <MotionSwitch />
      </div>
    </div>
  );
}
