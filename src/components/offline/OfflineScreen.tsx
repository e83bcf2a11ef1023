import buttonStyles from '@site/src/components/ui/ButtonLink.module.css';
import {EmptyScreen} from '@site/src/components/screen/EmptyScreen';
import {cachedPagesMark, retryMark} from '@site/src/plugins/offline/config';
import styles from './OfflineScreen.module.css';

/** What stands for a page that cannot be had. src/plugins/offline/browser/cached-pages.ts fills the list. */
export function OfflineScreen() {
  return (
    <EmptyScreen
      title="No Connection"
      lead="This site cannot be reached just now. Pages you have read lately are kept on this device: they open all the same."
    >
      <button type="button" className={buttonStyles.button} {...{[retryMark]: ''}}>
        Try again
      </button>
      <section className={styles.kept} {...{[cachedPagesMark]: ''}} aria-labelledby="kept">
        <h2 id="kept">On this device</h2>
        <p role="status" />
        <ul />
      </section>
    </EmptyScreen>
  );
}
