import {availableParallelism, loadavg} from 'node:os';

/**
 * Gives how long something may take now: a busy machine must not make a fault of what is slow.
 * @param quiet how long it may take on a machine that does nothing else, in milliseconds
 */
export const timeOnBusyMachine = (quiet: number): number =>
  quiet * Math.max(1, loadavg()[0]! / availableParallelism());
