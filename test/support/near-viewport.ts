import {act} from '@testing-library/react';

type Callback = (entries: {isIntersecting: boolean}[]) => void;

/**
 * Stands for the browser's observer, which jsdom lacks: nothing is near the window until the
 * test says so.
 */
export function mockIntersectionObserver(): {
  enterViewport: () => Promise<void>;
  margins: string[];
} {
  const callbacks = new Set<Callback>();
  const margins: string[] = [];
  class FakeObserver {
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
  Object.assign(globalThis, {IntersectionObserver: FakeObserver});
  return {
    margins,
    enterViewport: async () => {
      await act(async () => {
        for (const callback of [...callbacks]) callback([{isIntersecting: true}]);
      });
    },
  };
}
