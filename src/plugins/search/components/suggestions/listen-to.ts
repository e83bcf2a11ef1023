type Listeners = {[Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void};

/**
 * Listens to an element; touches that scroll need not wait for the answer.
 * @returns what stops it
 */
export function listenTo(element: EventTarget, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) {
    element.addEventListener(type, listener, {passive: type.startsWith('touch')});
  }
  return () => {
    for (const [type, listener] of all) element.removeEventListener(type, listener);
  };
}
