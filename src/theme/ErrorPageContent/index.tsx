// Change: our words and look; the failure reads like the output of a terminal.
// Original: @docusaurus/theme-classic/lib/theme/ErrorPageContent.js sha256:a85bb2d0b98bbb2ca76cdffb5bd079d694aa1d44ca8026d9afba81611cc62738
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';
import {PlainPage} from '@site/src/screens/layout/PlainPage';
import buttonStyles from '@site/src/components/ui/Button.module.css';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props) {
  return (
    <PlainPage title="This page crashed." lead="Try again, or reload the page.">
      <button type="button" className={buttonStyles.button} onClick={tryAgain}>
        Try again
      </button>
      <pre className={styles.report}>
        {getErrorCausalChain(error)
          .map(({message}) => message)
          .join('\n\nCause:\n')}
      </pre>
    </PlainPage>
  );
}
