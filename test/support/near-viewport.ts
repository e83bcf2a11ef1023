import {act} from '@testing-library/react';

type Callback = (entries: {isIntersecting: boolean}[]) => void;

/**
 * Stands for the browser's observer, which jsdom lacks: nothing is near the window until the
 * test says so.
 */
export function observeByHand(): {comesNear: () => Promise<void>; margins: string[]} {
  const callbacks = new Set<Callback>();
  const margins: string[] = [];
  class ByHand {
    constructor(
      private readonly callback: Callback,
      {rootMargin = '0px'}: IntersectionObserverInit = {},
    ) {
      margins.push(rootMargin);
    }
    observe() {
      callbacks.add(this.callback);
    }
    disconnect() {
      callbacks.delete(this.callback);
    }
  }
  Object.assign(globalThis, {IntersectionObserver: ByHand});
  return {
    margins,
    comesNear: async () => {
      await act(async () => {
        for (const callback of [...callbacks]) callback([{isIntersecting: true}]);
      });
    },
  };
}
