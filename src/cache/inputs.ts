import {AsyncLocalStorage} from 'node:async_hooks';

/** A file or the names in a folder, as a computation saw it. */
export interface Input {
  kind: 'file' | 'folder';
  /** Absolute path. */
  path: string;
  /** Of a folder: the regular expression of the names that count; empty when all do. */
  names: string;
  /** Fingerprint of what was there; `absent` when nothing was. */
  hash: string;
}

/** The hash of what is not there: its coming is a change too. */
export const absent = 'absent';
/** The hash of what was not the same twice: no later state is that one. */
const unsettled = 'unsettled';

type Trace = Map<string, Input>;

const recorder = new AsyncLocalStorage<Trace>();

/** Adds to what the computation that is running has read; without one, nothing happens. */
export function record(inputs: readonly Input[]): void {
  const trace = recorder.getStore();
  if (!trace) return;
  for (const input of inputs) {
    const key = `${input.kind} ${input.path} ${input.names}`;
    const known = trace.get(key);
    trace.set(key, known && known.hash !== input.hash ? {...input, hash: unsettled} : input);
  }
}

/** Runs a computation and gives what it read, besides its result. */
export async function recorded<Result>(
  make: () => Result | Promise<Result>,
): Promise<{result: Result; inputs: Input[]}> {
  const trace: Trace = new Map();
  const result = await recorder.run(trace, make);
  return {result, inputs: [...trace.values()]};
}

/**
 * Makes something once in a process for each key; everyone who asks for it has read what it was
 * made from.
 */
export function remembered<Key, Result>(
  make: (key: Key) => Result | Promise<Result>,
): (key: Key) => Promise<Result> {
  const made = new Map<Key, ReturnType<typeof recorded<Result>>>();
  return async (key) => {
    const making = made.get(key) ?? recorded(() => make(key));
    made.set(key, making);
    const {result, inputs} = await making;
    record(inputs);
    return result;
  };
}
