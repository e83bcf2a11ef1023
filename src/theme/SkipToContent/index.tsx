// Change: a plain link to the content, which works before and without any script.
// Original: @docusaurus/theme-classic/lib/theme/SkipToContent/index.js sha256:1a6bfba899d12a82f8074e4a9a257527561c26ab235f1d7f10f13a22ccbe8834
import {mainId} from '@site/src/components/ui/main-id';
import styles from './styles.module.css';

export default function SkipToContent() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to content
    </a>
  );
}
