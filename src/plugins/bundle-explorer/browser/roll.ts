import {inBytes} from '../engine/words';
import {duration} from './motion';

/** The bytes shown, by the file they are of. */
export function bytesShown(drawing: Element): Map<string, number> {
  return new Map(
    counters(drawing).map((counter) => [keyOf(counter), Number(counter.dataset.bytes)]),
  );
}

/** Has bytes count from what was shown to what they are. */
export function rollFrom(before: ReadonlyMap<string, number>, drawing: Element): void {
  const rolling = counters(drawing).flatMap((counter) => {
    const [from, to] = [before.get(keyOf(counter)), Number(counter.dataset.bytes)];
    return from === undefined || from === to ? [] : [{counter, from, to}];
  });
  if (rolling.length === 0) return;
  const start = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, (now - start) / duration);
    const eased = 1 - (1 - progress) ** 3;
    for (const {counter, from, to} of rolling)
      counter.textContent = inBytes(Math.round(from + (to - from) * eased));
    if (progress < 1 && rolling[0]!.counter.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

const counters = (drawing: Element) => [...drawing.querySelectorAll<HTMLElement>('[data-bytes]')];

const keyOf = (counter: Element) =>
  counter.closest<HTMLElement>('[data-key]')?.dataset.key ?? 'total';
