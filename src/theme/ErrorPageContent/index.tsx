// Change: our words and look; what failed is told in the voice of a terminal.
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';
import {Main} from '@site/src/components/screen/Main';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props) {
  return (
    <Main className={clsx('wrap', styles.crash)}>
      <h1>This page crashed.</h1>
      <p className={styles.lead}>Try it once more, or load the page again.</p>
      <button type="button" className={styles.again} onClick={tryAgain}>
        Try again
      </button>
      <pre className={styles.report}>
        {getErrorCausalChain(error)
          .map(({message}) => message)
          .join('\n\nCause:\n')}
      </pre>
    </Main>
  );
}
