import clsx from 'clsx';
import pause from 'lucide-static/icons/pause.svg';
import play from 'lucide-static/icons/play.svg';
import buttonStyles from '../../../components/ui/Button.module.css';
import {Icon} from '../../../components/ui/Icon';
import {SiteLink} from '../../../components/ui/SiteLink';
import {HeroDrawing} from './HeroDrawing';
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
            <SiteLink to="/guides/getting-started/" className={buttonStyles.button}>
              Get Started
            </SiteLink>
            <SiteLink to="/concepts/" className={clsx(buttonStyles.button, styles.second)}>
              Concepts
            </SiteLink>
          </p>
        </div>
        <HeroDrawing />
        <MotionSwitch />
      </div>
    </div>
  );
}

const words = ['assets', 'scripts', 'images', 'styles'] as const;

/**
 * "bundle your", and a word that changes every six seconds: five of rest, one of movement.
 * Screen readers say all words once; with reduced motion, the first word stays.
 */
function Rotator() {
  return (
    <>
      <span className="visually-hidden">
        bundle your {words.slice(0, -1).join(', ')} and {words.at(-1)}
      </span>
      <span aria-hidden="true">
        bundle your{' '}
        <span className={styles.window}>
          {[...words, words[0]].map((word, position) => (
            <span key={position} className={styles.word}>
              {word}
            </span>
          ))}
        </span>
      </span>
    </>
  );
}

/** Stops what moves by itself (WCAG 2.2.2). A check box: what it stops watches it by CSS. */
function MotionSwitch() {
  return (
    <label className={styles.switch} title="Pause the animation">
      <input type="checkbox" className="visually-hidden" />
      <Icon svg={pause} className={styles.pause} />
      <Icon svg={play} className={styles.play} />
      <span className="visually-hidden">Pause the animation</span>
    </label>
  );
}
