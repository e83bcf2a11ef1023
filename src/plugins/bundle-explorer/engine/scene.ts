import type {Builds} from './builds';

/** A part of a file that comes from one module. */
export interface Part {
  /** The index of the module. */
  module: number;
  bytes: number;
}

/** A file of a state. */
export interface SceneFile {
  /** Its name without a hash: the same file in another state has the same. */
  key: string;
  name: string;
  bytes: number;
  brotli: number;
  parts: Part[];
  /** Bytes of webpack's own code. */
  runtime: number;
}

export interface SceneChunk {
  name: string;
  onDemand: boolean;
  files: SceneFile[];
}

/** Code that webpack can leave out. */
export interface DeadCode {
  /** The index of its module. */
  module: number;
  /** The names of exports, or how many they are. */
  exports: string[] | number;
  isOut: boolean;
}

/** What the drawing shows of one state. */
export interface Scene {
  state: number;
  chunks: SceneChunk[];
  dead: DeadCode[];
}

/** Gives what the drawing shows of a state. */
export function sceneOf(builds: Builds, state: number): Scene {
  const [removals, ...fileIndexes] = builds.states[state]!;
  const chunks: SceneChunk[] = [];
  for (const fileIndex of fileIndexes) {
    const [name, bytes, brotli, chunk, flat] = builds.files[fileIndex]!;
    const parts = flat.flatMap((module, at) =>
      at % 2 === 0 ? [{module, bytes: flat[at + 1]!}] : [],
    );
    const runtime = bytes - parts.reduce((sum, part) => sum + part.bytes, 0);
    let row = chunks.find((candidate) => candidate.name === chunk);
    if (!row)
      chunks.push((row = {name: chunk, onDemand: builds.onDemand.includes(chunk), files: []}));
    row.files.push({
      key: name.replace(/\.[\da-f]{8}(?=\.)/, ''),
      name,
      bytes,
      brotli,
      parts,
      runtime,
    });
  }
  const out = builds.removals[removals!]!;
  // What no state leaves out is no dead code.
  const dead = builds.removals.reduce((most, some) => (some.length > most.length ? some : most));
  return {
    state,
    chunks: chunks.sort((a, b) => Number(a.onDemand) - Number(b.onDemand)),
    dead: dead.map(([module, exports]) => ({
      module,
      exports,
      isOut: out.some(([removed]) => removed === module),
    })),
  };
}

export const filesOf = ({chunks}: Scene): SceneFile[] => chunks.flatMap(({files}) => files);

/** Gives the bytes that a page loads at its start, or later. */
export const bytesOf = ({chunks}: Scene, onDemand: boolean): number =>
  chunks
    .filter((chunk) => chunk.onDemand === onDemand)
    .flatMap(({files}) => files)
    .reduce((sum, {bytes}) => sum + bytes, 0);

/** Gives the file that has a module; undefined when none has. */
export const fileWith = (scene: Scene, module: number): SceneFile | undefined =>
  filesOf(scene).find(({parts}) => parts.some((part) => part.module === module));
