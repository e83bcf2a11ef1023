import {type Code, codeOf} from './code';
import {hashOfAll} from './hash';
import {record, recorded} from './inputs';
import {Snapshot} from './snapshot';
import {Store} from './store';
import {count} from './summary';

/** Something that is made once and kept; its results are JSON, or bytes. */
export interface Computation {
  /** What it makes, as the line at the end of a command says it: `pages`. */
  name: string;
  /** The `import.meta.url` of the module that makes it, itself or through what it imports. */
  module: string;
  /** Whether it runs code of others, which may use every package there is. */
  usesAllPackages?: true;
}

/** How a cache is used. */
export interface CacheOptions {
  /** Told one sentence when an entry is damaged, or none can be written. */
  tell?: (sentence: string) => void;
  /** How much may be kept, in bytes. */
  limit?: number;
  /** When the code of this process was loaded, in milliseconds since 1970. */
  startedAt?: number;
}

/**
 * Results of earlier runs, as long as they are what a run would make now: while the code behind
 * them, its packages, Node.js, and all that was read through this module are the same.
 */
export class Cache {
  readonly #disk = new Snapshot();
  readonly #store: Store;
  readonly #codes = new Map<string, Promise<Code>>();
  readonly #making = new Map<string, ReturnType<typeof recorded>>();
  readonly #startedAt: number;

  /** @param siteDir absolute folder of the site */
  constructor(siteDir: string, options: CacheOptions = {}) {
    const {tell = warnOnce, limit, startedAt = performance.timeOrigin} = options;
    this.#store = new Store(siteDir, tell, limit);
    this.#startedAt = startedAt;
  }

  /**
   * Gives a kept result, or makes and keeps it.
   * @param values all it depends on besides code and what it reads through this module, as JSON
   * @param isUsable tells whether a kept result will do; it is made again otherwise
   */
  async kept<Result>(
    computation: Computation,
    values: readonly unknown[],
    make: () => Promise<Result>,
    isUsable: (result: Result) => boolean | Promise<boolean> = () => true,
  ): Promise<Result> {
    const known = await this.found<Result>(computation, values);
    if (known !== undefined && (await isUsable(known))) return known;
    const code = await this.#codeOf(computation);
    const key = keyOf(computation, code, values);
    const making = this.#making.get(key) ?? this.#make(computation.name, key, code, make);
    this.#making.set(key, making);
    const {result, inputs} = await making;
    record(inputs);
    return result as Result;
  }

  /** Gives a kept result, if there is one. */
  async found<Result>(
    computation: Computation,
    values: readonly unknown[],
  ): Promise<Result | undefined> {
    const key = keyOf(computation, await this.#codeOf(computation), values);
    const kept = await this.#store.read(key, (inputs) => this.#disk.isUnchanged(inputs));
    if (!kept) return undefined;
    count(computation.name, 'reused', kept.data.length);
    record(kept.inputs);
    return (kept.isText ? JSON.parse(kept.data.toString('utf8')) : kept.data) as Result;
  }

  async #make<Result>(name: string, key: string, code: Code, make: () => Promise<Result>) {
    const made = await recorded(make);
    const data = Buffer.isBuffer(made.result) ? made.result : JSON.stringify(made.result);
    count(name, 'run', data.length);
    // Code that changed since this process began is not the code that made this.
    if (code.isLoaded()) await this.#store.write(key, data, made.inputs);
    return made;
  }

  #codeOf({module}: Computation): Promise<Code> {
    const code = this.#codes.get(module) ?? codeOf(module, this.#disk, this.#startedAt);
    this.#codes.set(module, code);
    return code;
  }
}

function keyOf(
  {name, usesAllPackages}: Computation,
  {own, used, installed}: Code,
  values: readonly unknown[],
): string {
  const packages = usesAllPackages ? installed : used;
  return `${name}:${hashOfAll([process.version, own, packages, values])}`;
}

const told = new Set<string>();

function warnOnce(sentence: string): void {
  if (!told.has(sentence)) console.warn(sentence);
  told.add(sentence);
}
