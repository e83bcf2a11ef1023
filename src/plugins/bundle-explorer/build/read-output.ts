import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Chunk, Compilation, Module} from 'webpack';
import {memoize} from '../../../memoize';
import {bytesBySource, nameInMap} from './pieces';
import {moduleInChunkKey, type Run} from './run-state';

/** A file that webpack wrote in one state. */
export interface Output {
  name: string;
  bytes: number;
  brotli: number;
  chunk: string;
  onDemand: boolean;
  /** How many bytes come from each module, in the order of the modules. */
  parts: Map<string, number>;
}

/**
 * Gives the name of what a module is on the drawing: its file, or the package it is part of;
 * undefined when it is webpack's own.
 */
export function nameOf(module: Module, folder: string): string | undefined {
  const file = module.nameForCondition();
  if (!file) return undefined;
  const [, packageName] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return packageName ?? path.relative(folder, file).split(path.sep).join('/');
}

/** Gives the modules of a build as they were written: parts of a joined module one by one. */
export function writtenModules(compilation: Compilation): Set<Module> {
  return new Set(
    [...compilation.modules].flatMap((module) =>
      'modules' in module ? [...(module.modules as Iterable<Module>)] : [module],
    ),
  );
}

/**
 * Reads what one run wrote; source maps are no files of the shop.
 * @throws when a file belongs to no chunk, or to two
 */
export function readOutputs(run: Run, folder: string): Output[] {
  const {compilation} = run;
  return compilation
    .getAssets()
    .filter(({info}) => !info.development)
    .map(({name, info, source}) => {
      const chunks = [...compilation.chunks].filter(
        ({files, auxiliaryFiles}) => files.has(name) || auxiliaryFiles.has(name),
      );
      const [chunk] = chunks;
      if (!chunk || chunks.length > 1)
        throw new Error(`${name} belongs to ${chunks.length} chunks, and the drawing to one`);
      const content = source.buffer();
      return {
        name,
        bytes: content.length,
        brotli: brotliSize(content.toString('latin1')),
        chunk: chunkNameOf(chunk, name),
        onDemand: !chunk.canBeInitial(),
        parts: info.sourceFilename
          ? new Map([[info.sourceFilename, content.length]])
          : partsOf({run, folder, chunk, name}),
      };
    });
}

/**
 * Gives the size of a file after brotli, in bytes. Memoized: most states write the same files, and
 * compressing one takes as long as building it.
 * @param content a character for each byte
 */
const brotliSize = memoize(
  (content: string) => brotliCompressSync(Buffer.from(content, 'latin1')).length,
);

/** A chunk that splitChunks makes has no name: its file says what is in it. */
const chunkNameOf = ({name}: Chunk, file: string): string => name ?? file.split('.')[0]!;

interface Written {
  run: Run;
  folder: string;
  chunk: Chunk;
  name: string;
}

/** Scripts that are not minimized have their modules one by one; a source map tells of all others. */
function partsOf({run: {compilation, rendered}, folder, chunk, name}: Written) {
  const {source, info} = compilation.getAsset(name)!;
  const parts = new Map<string, number>();
  const add = (part: string | undefined, bytes: number) =>
    part && parts.set(part, (parts.get(part) ?? 0) + bytes);
  if (name.endsWith('.js') && !info.minimized) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const bytes = rendered.get(moduleInChunkKey(chunk, module));
      // A script has only the name of a picture, and nothing of a style sheet.
      if (bytes && module.type.startsWith('javascript/')) add(nameOf(module, folder), bytes);
    }
    return parts;
  }
  const map = sourceMapOf(compilation, name);
  for (const [file, bytes] of bytesBySource(String(source.source()), map))
    add(nameInMap(file), bytes);
  return parts;
}

/** Gives the source map of a file. */
export function sourceMapOf(compilation: Compilation, name: string): string {
  const {related} = compilation.getAsset(name)!.info;
  const map = compilation.getAsset(String(related?.sourceMap));
  if (!map) throw new Error(`${name} has no source map, by which its parts are measured`);
  return String(map.source.source());
}
