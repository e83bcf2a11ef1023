/**
 * Starts the application at the first sign that the reader wants more than to read. Written into
 * every page with the same bytes, which the content policy names by hash; the files to load stand
 * in `data-app` of its element. A plain script, minified by ../build/document-template.ts.
 *
 * `data-wake` marks what wakes besides links and controls; with the value `replay` a click on it
 * is held back and done again once the application listens, which says so by the event `awake`. The
 * event `wake` asks for the application without a sign of the reader.
 */
(function (script) {
  const files = script.dataset.app!.split(' ');
  const control = 'a[href],button,input,label,select,summary,textarea,[data-wake]';
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  const saving = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
  const intentEvents = saving
    ? ['click', 'input', 'wake']
    : ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wake'];
  let pending: HTMLElement | null;

  const near = ({target}: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  function listen(verb: 'add' | 'remove') {
    intentEvents.forEach((sign) =>
      document[`${verb}EventListener`](sign, onSign, {capture: true, passive: true}),
    );
  }

  function onSign(event: Event) {
    const needsControl = saving
      ? event.type === 'click'
      : event.type === 'pointerover' || event.type === 'focusin';
    if (needsControl && !near(event, control)) return;
    // With data to be saved, a link is better followed than an application loaded and left.
    if (saving && near(event, 'a[href]')) return;
    wake();
  }

  function wake() {
    listen('remove');
    files.splice(0).forEach((file) => {
      const element = document.createElement('script');
      element.src = file;
      element.async = false;
      element.onerror = () => {
        element.remove();
        if (files.length === 0) listen('add');
        files.push(file);
      };
      document.head.append(element);
    });
  }

  function holdBack(event: Event) {
    const target = near(event, '[data-wake=replay]');
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending = target;
    wake();
  }

  document.addEventListener('click', holdBack, true);
  document.addEventListener(
    'awake',
    () => {
      document.removeEventListener('click', holdBack, true);
      if (pending?.isConnected) pending.click();
    },
    {once: true},
  );
  listen('add');
})(document.currentScript as HTMLScriptElement);
