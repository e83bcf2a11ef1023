/** Gives the middle of some numbers, of two in the middle their mean. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
}

/**
 * Gives how many times as long something takes as something else, by the rounds in which both were
 * measured: what slows down a round slows down both. Two digits behind the point are kept.
 */
export const medianRatio = (times: readonly number[], others: readonly number[]): number =>
  Math.round(100 * median(times.map((time, round) => time / others[round]!))) / 100;
