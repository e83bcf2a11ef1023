import type {Input} from './inputs';
import {inputAt} from './reads';

/** What is on the disk, as one command sees it: everything is read once. */
export class Snapshot {
  readonly #hashes = new Map<string, string>();

  /** Whether everything that a computation read is as it was. */
  isUnchanged(inputs: readonly Input[]): boolean {
    return inputs.every((input) => this.#hashOf(input) === input.hash);
  }

  #hashOf({kind, path, names}: Input): string {
    const key = `${kind} ${path} ${names}`;
    const known = this.#hashes.get(key) ?? inputAt(kind, path, names).hash;
    this.#hashes.set(key, known);
    return known;
  }
}
