/** How long a slice of work may keep the main thread busy, in milliseconds: five times as long on a slow phone. */
const sliceMilliseconds = 10;

/** Divides long work into slices, between which the browser can draw and handle input. */
export class TimeSlicer {
  private sliceStart = performance.now();

  constructor(private readonly signal?: AbortSignal) {}

  /**
   * Yields to the main thread once the current slice has used up its time.
   * @throws the reason of the signal when it was aborted meanwhile
   */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.sliceStart < sliceMilliseconds) return;
    await yieldToMainThread();
    this.signal?.throwIfAborted();
    this.sliceStart = performance.now();
  }
}

/** Browsers delay timers by 4 ms, so they are used only without `scheduler`, as in Safari. */
const yieldToMainThread = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
