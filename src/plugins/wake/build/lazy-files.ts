import type {Chunk, Compilation, Compiler, WebpackPluginInstance} from 'webpack';
import {chunkNameOf, readTables} from './generated-tables.cjs';

/** How Docusaurus names a script, and section-routes.ts asks for one. */
const scriptFile = /^assets\/js\/(\w+)\.(\w+)\.js$/;

/** What late-pages.cjs leaves for the hash of a chunk's file. */
const placeholder = /%(\w+)%/g;

/**
 * Takes the files of late chunks out of webpack's runtime, which lists all there are, and writes
 * them where they are loaded from: to the pages of their section.
 * @throws when a late chunk is loaded from elsewhere too, or its file is named in another way
 */
export class LateFiles implements WebpackPluginInstance {
  readonly #folder: string;

  /** @param folder the folder of generated files */
  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    const {GetChunkFilenameRuntimeModule} = compiler.webpack.runtime;
    const {PROCESS_ASSETS_STAGE_SUMMARIZE: stage} = compiler.webpack.Compilation;
    compiler.hooks.thisCompilation.tap('LateFiles', (compilation) => {
      const {homes} = readTables(this.#folder) as {homes: Map<string, string>};
      const isLate = ({name}: Chunk) => homes.has(name ?? '');
      compilation.hooks.runtimeModule.tap('LateFiles', (module) => {
        if (!(module instanceof GetChunkFilenameRuntimeModule)) return;
        if (module.contentType !== 'javascript') return;
        const filenameOf = module.getFilenameForChunk;
        module.getFilenameForChunk = (chunk) => !isLate(chunk) && filenameOf(chunk);
      });
      compilation.hooks.processAssets.tap(
        // After this, webpack makes all hashes anew, wherever they stand: here as well.
        {name: 'LateFiles', stage},
        () => {
          const sections = new Set([...homes.values()].map(chunkNameOf));
          const late = [...compilation.chunks].filter(isLate);
          late.forEach((chunk) => assertLate(chunk, sections));
          const hashes = new Map(late.map(hashOf));
          for (const section of sections) fillIn(compilation, section, hashes);
        },
      );
    });
  }
}

function assertLate(chunk: Chunk, sections: ReadonlySet<string>): void {
  const parents = [...chunk.groupsIterable].flatMap((group) => group.getParents());
  const other = parents.find(({name}) => !sections.has(name ?? ''));
  if (other) {
    throw new Error(
      `The chunk "${chunk.name}" is loaded by "${other.name}" too, which cannot know its file: import another module there`,
    );
  }
}

function hashOf(chunk: Chunk): [name: string, hash: string] {
  const files = [...chunk.files].map((file) => scriptFile.exec(file));
  const [, name, hash] = files.find(Boolean) ?? [];
  if (!name || !hash || name !== chunk.name)
    throw new Error(`The chunk "${chunk.name}" is not named as before: see ${__filename}`);
  return [name, hash];
}

function fillIn(
  compilation: Compilation,
  section: string,
  hashes: ReadonlyMap<string, string>,
): void {
  const {RawSource} = compilation.compiler.webpack.sources;
  for (const file of compilation.namedChunks.get(section)?.files ?? []) {
    compilation.updateAsset(file, (asset) => {
      const filled = String(asset.source()).replace(placeholder, (_, name: string) => {
        const hash = hashes.get(name);
        if (!hash) throw new Error(`${file} asks for the chunk "${name}", which was not made`);
        return hash;
      });
      return new RawSource(filled);
    });
  }
}
