/** The browser draws and takes keys between pieces of work of so many milliseconds: 50 on a slow phone. */
const turnLength = 10;

/** Lets others work in between. */
export class Turns {
  private begin = performance.now();

  /** Waits for the next turn when this one has taken its time. */
  async next(): Promise<void> {
    if (performance.now() - this.begin < turnLength) return;
    await yieldToBrowser();
    this.begin = performance.now();
  }
}

/** Without `scheduler`, as in Safari, a timer does it, which browsers hold back for 4 ms. */
const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
