import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {notification} from '../config/notification-bar';
import styles from './NotificationBar.module.css';

/** The sponsor notification bar, above the header of every page. */
export function NotificationBar() {
  return (
    <>
      {/* Only in the static HTML: in the browser the class belongs to browser/notification.ts. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <body className={notification.bodyClass} />
        </Head>
      )}
      <aside className={styles.bar} aria-label="Notification">
        <p>
          Sponsor webpack and get apparel from the{' '}
          <a href="https://webpack.threadless.com">official shop</a>! All proceeds go to our{' '}
          <a href="https://opencollective.com/webpack">open collective</a>!
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label="Dismiss"
          data-dismiss-notification=""
        />
      </aside>
    </>
  );
}
