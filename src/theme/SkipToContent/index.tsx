// Change: a plain link to the content, which works before and without any script.
import {mainId} from '@site/src/components/screen/Main';
import styles from './styles.module.css';

export default function SkipToContent() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to content
    </a>
  );
}
