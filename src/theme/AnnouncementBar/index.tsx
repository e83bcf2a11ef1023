// Change: the sponsor notification bar; no state, because an inline script decides before the first paint.
// Original: @docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js sha256:3b497461548ccc36df1a4b45387491736b90b43189a1dda8867c15cea7022113
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {notification, notificationMessage} from '@site/src/plugins/sponsors/config/bar';
import styles from './styles.module.css';

export default function AnnouncementBar() {
  return (
    <>
      {/* Only in the static HTML: in the browser the class belongs to src/plugins/sponsors/browser/notification.ts. */}
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
