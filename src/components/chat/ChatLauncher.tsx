import closeIcon from 'lucide-static/icons/x.svg';
import messages from 'lucide-static/icons/message-circle.svg';
import {chat} from '@site/src/config/chat';
import {ExternalLink} from '../ui/ExternalLink';
import {Icon} from '../ui/Icon';
import buttonStyles from '../ui/Button.module.css';
import styles from './ChatLauncher.module.css';

const dialogId = 'chat';

/**
 * The chat button and its dialog with a link to the chat room. Nothing is loaded from the chat, and the
 * native popover needs no script.
 */
export function ChatLauncher() {
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
          The room <b>{chat.name}</b>
          {` is hosted by ${chat.host}. Nothing is loaded from there until you open the room.`}
        </p>
        <p>
          <ExternalLink href={chat.url} className={buttonStyles.button}>
            Open the room
          </ExternalLink>
        </p>
      </dialog>
    </>
  );
}
