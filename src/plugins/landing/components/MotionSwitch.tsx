import pause from 'lucide-static/icons/pause.svg';
import play from 'lucide-static/icons/play.svg';
import {Icon} from '../../../components/ui/Icon';
import styles from './MotionSwitch.module.css';

/** Stops what moves by itself (WCAG 2.2.2). A check box: what it stops watches it by CSS. */
export function MotionSwitch() {
  return (
    <label className={styles.switch} title="Pause the animation">
      <input type="checkbox" className="visually-hidden" />
      <Icon svg={pause} className={styles.pause} />
      <Icon svg={play} className={styles.play} />
      <span className="visually-hidden">Pause the animation</span>
    </label>
  );
}
