/** How long a room may take to appear. */
const giveUpAfter = 15_000;

function show(box: HTMLElement): void {
  const button = box.querySelector<HTMLElement>('[data-chat-load]');
  const status = box.querySelector('[role="status"]');
  const {chatFrame = '', chatRoom = ''} = box.dataset;
  if (!button || !status) return;

  const frame = document.createElement('iframe');
  frame.title = `Chat room ${chatRoom}`;
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
  frame.src = chatFrame;

  const fail = () => {
    frame.remove();
    button.hidden = false;
    button.textContent = 'Try again';
    status.textContent = 'The room could not be loaded here. The link above leads to it.';
  };
  // A frame does not say that it failed: it only never arrives.
  const timer = setTimeout(fail, giveUpAfter);
  frame.addEventListener('load', () => {
    clearTimeout(timer);
    status.textContent = '';
  });

  button.hidden = true;
  status.textContent = `Loading the room from ${new URL(chatFrame).host} …`;
  if (navigator.onLine) box.append(frame);
  else {
    clearTimeout(timer);
    fail();
  }
}

/** Loads the chat room into its frame: only when the reader, with the dialog open, says so. */
function loadOnClick({target}: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-chat-load]') : null;
  const box = button?.closest<HTMLElement>('[data-chat-frame]');
  if (box) show(box);
}

document.addEventListener('click', loadOnClick);
