import * as z from 'zod';
import type {RecordedBuild} from './recorded-builds';

const id = z.union([z.string(), z.number()]);

const partSchema = z.object({name: z.string()});
const moduleSchema = partSchema.extend({
  moduleType: z.string().optional(),
  chunks: z.array(id),
  /** Those that webpack has merged into this one. */
  modules: z.array(partSchema).optional(),
});

const assetSchema = partSchema.extend({
  size: z.int(),
  chunks: z.array(id),
  info: z.object({sourceFilename: z.string().optional()}).optional(),
});

/** What is read of the JSON that `webpack --json` prints, in webpack 4 and 5. */
const statsSchema = z.object({
  assets: z.array(assetSchema),
  chunks: z.array(
    z.object({
      id,
      names: z.array(z.string()),
      initial: z.boolean(),
      files: z.array(z.string()),
    }),
  ),
  modules: z.array(moduleSchema),
});

type Stats = z.infer<typeof statsSchema>;
type Asset = z.infer<typeof assetSchema>;
type Module = z.infer<typeof moduleSchema>;

/** Takes the files and chunks of a build, and the modules in them, out of the JSON of its run. */
export function recordedRun(json: unknown): RecordedBuild {
  const stats = statsSchema.parse(json);
  const {assets, chunks} = stats;
  const projectModules = modulesOf(stats);
  const copied = new Set(assets.flatMap(({info}) => info?.sourceFilename ?? []));
  const styles = new Set(projectModules.filter(({isStyle}) => isStyle).map(({name}) => name));
  const isScript = (name: string) => !copied.has(name) && !styles.has(name);
  const modulesIn = (asset: Asset): string[] => {
    if (asset.info?.sourceFilename) return [asset.info.sourceFilename];
    const within = namesIn(projectModules, asset.chunks);
    return within.filter((name) =>
      asset.name.endsWith('.css') ? styles.has(name) : isScript(name),
    );
  };
  return {
    files: assets
      .filter((asset) => asset.chunks.length > 0 || asset.info?.sourceFilename)
      .map((asset) => ({
        name: asset.name,
        size: asset.size,
        // A copied file belongs to no chunk; it counts as initial.
        initial: chunks.every((chunk) => !asset.chunks.includes(chunk.id) || chunk.initial),
        modules: modulesIn(asset),
      })),
    chunks: chunks.map(({id: chunk, names, initial, files}) => ({
      name: names[0] ?? String(chunk),
      initial,
      files,
      modules: namesIn(projectModules, [chunk]),
    })),
  };
}

type ProjectModule = ReturnType<typeof modulesOf>[number];

/** The modules of the project and its packages, those that webpack has merged one by one. */
const modulesOf = ({modules}: Stats) =>
  modules
    .filter(({moduleType, chunks}) => moduleType !== 'runtime' && chunks.length > 0)
    .flatMap((module) =>
      (module.modules ?? [module]).map(({name}) => ({
        name: nameOf(name),
        chunks: module.chunks,
        isStyle: name.startsWith('css '),
      })),
    );

const namesIn = (modules: readonly ProjectModule[], chunks: Module['chunks']): string[] => [
  ...new Set(
    modules
      .filter((module) => module.chunks.some((chunk) => chunks.includes(chunk)))
      .map(({name}) => name),
  ),
];

/** A module of a package is called like the package, one of the project by its path. */
function nameOf(name: string): string {
  const file = name.replace(/^css /, '').replace(/^.*!/, '');
  const [, inPackage] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return inPackage ?? file.replace(/^\.\//, '');
}
