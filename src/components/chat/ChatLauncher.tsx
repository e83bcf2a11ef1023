import closeIcon from 'lucide-static/icons/x.svg';
import messages from 'lucide-static/icons/message-circle.svg';
import {chat, type ChatRoom} from '@site/src/config/chat';
import {ExternalLink} from '../ui/ExternalLink';
import {Icon} from '../ui/Icon';
import buttonStyles from '../ui/ButtonLink.module.css';
import styles from './ChatLauncher.module.css';

const dialogId = 'chat';

/** Made and changed by src/browser/chat-frame.ts, so React leaves what is inside alone. */
const loader = `<button type="button" class="${buttonStyles.button}" data-chat-load>Load the room here</button><p role="status"></p>`;

/**
 * The button that opens the chat. It opens a dialog that says where the room is; nothing is loaded
 * from there before the reader asks a second time. Native: it needs no script.
 */
export function ChatLauncher({room = chat}: {room?: ChatRoom}) {
  return (
    <>
      <button
        type="button"
        className={styles.launcher}
        popoverTarget={dialogId}
        aria-label="Open chat"
        aria-haspopup="dialog"
      >
        <Icon svg={messages} />
      </button>
      <dialog id={dialogId} popover="auto" className={styles.dialog} aria-labelledby="chat-heading">
        <div className={styles.head}>
          <h2 id="chat-heading">Chat</h2>
          <button
            type="button"
            popoverTarget={dialogId}
            popoverTargetAction="hide"
            aria-label="Close chat"
          >
            <Icon svg={closeIcon} />
          </button>
        </div>
        <p>
          The room <b>{room.name}</b>
          {` is hosted by ${room.host}. Nothing is loaded from there until you open the room.`}
        </p>
        <p>
          <ExternalLink href={room.address} className={buttonStyles.button}>
            Open the room
          </ExternalLink>
        </p>
        {room.embed !== undefined && (
          <div
            className={styles.frame}
            data-chat-frame={room.embed}
            data-chat-room={room.name}
            dangerouslySetInnerHTML={{__html: loader}}
            suppressHydrationWarning
          />
        )}
      </dialog>
    </>
  );
}
