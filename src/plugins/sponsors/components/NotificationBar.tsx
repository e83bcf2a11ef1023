import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {notification, notificationMessage} from '../config/bar';
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
          {notificationMessage.map(({text, to}) =>
            to === undefined ? (
              text
            ) : (
              <a key={to} href={to}>
                {text}
              </a>
            ),
          )}
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
