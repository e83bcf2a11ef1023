interface Usage {
  reused: number;
  run: number;
}

const usages = new Map<string, Usage>();
let bytes = 0;

/** Counts a result, for the line at the end of a command. */
export function count(name: string, how: keyof Usage, size: number): void {
  const usage = usages.get(name) ?? {reused: 0, run: 0};
  usage[how] += 1;
  usages.set(name, usage);
  bytes += size;
}

/**
 * Says what this process had from earlier runs and what it made itself; undefined when it did
 * neither.
 */
export function cacheSummary(): string | undefined {
  if (usages.size === 0) return undefined;
  const parts = [...usages].map(([name, {reused, run}]) => `${name}: ${reused} reused, ${run} run`);
  return `${parts.join('; ')}; ${sizeOf(bytes)} kept`;
}

const sizeOf = (size: number): string =>
  size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${Math.round(size / 1_000_000)} MB`;
