import * as z from 'zod';
import type {RecordedBuild} from './recorded-builds';

const id = z.union([z.string(), z.number()]);

const partSchema = z.object({name: z.string(), size: z.int()});
const moduleSchema = partSchema.extend({
  moduleType: z.string().optional(),
  chunks: z.array(id),
  /** Those that webpack has merged into this one. */
  modules: z.array(partSchema).optional(),
});

/** What is read of the JSON that `webpack --json` prints, in webpack 4 and 5. */
const statsSchema = z.object({
  assets: z.array(z.object({name: z.string(), size: z.int(), chunks: z.array(id)})),
  chunks: z.array(z.object({id, initial: z.boolean()})),
  modules: z.array(moduleSchema),
});

/** Takes the scripts of a build, and the modules in them, out of the JSON of its run. */
export function recordedRun(json: unknown): RecordedBuild {
  const {assets, chunks, modules} = statsSchema.parse(json);
  const own = modules.filter(
    ({moduleType, chunks: in_}) => moduleType !== 'runtime' && in_.length > 0,
  );
  const scripts = assets.filter(({name}) => name.endsWith('.js'));
  return {
    files: scripts.map((asset) => ({
      name: asset.name,
      size: asset.size,
      initial: chunks.some((chunk) => asset.chunks.includes(chunk.id) && chunk.initial),
      modules: own
        .filter((module) => module.chunks.some((chunk) => asset.chunks.includes(chunk)))
        .flatMap((module) => module.modules ?? [module])
        .map(({name}) => nameOf(name)),
    })),
    modules: Object.fromEntries(
      own
        .flatMap((module) => module.modules ?? [module])
        .map(({name, size}) => [nameOf(name), size]),
    ),
  };
}

/** A module of a package is called like the package, one of the project by its path. */
function nameOf(name: string): string {
  const [, inPackage] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
  return inPackage ?? name.replace(/^\.\//, '');
}
