import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Names of chunks, as Docusaurus groups them: by property, in objects. */
interface ChunkNames {
  [property: string]: string | ChunkNames;
}

/** The files of which pages are made, relative to the site. */
export interface PageModules {
  /** By the address of the page. */
  of: ReadonlyMap<string, readonly string[]>;
  /** All of them. */
  all: ReadonlySet<string>;
}

const tables = ['routesChunkNames.json', 'registry.js'];

const read = new Map<string, {stamp: string; modules: PageModules}>();

/**
 * Gives the files that a single page is made of: those that only one route needs, apart from its
 * data, which is compiled in no time. Docusaurus writes its tables anew when pages come and go.
 * @param generatedFilesDir absolute folder with `routesChunkNames.json` and `registry.js`
 * @param siteDir absolute folder of the site
 * @throws when Docusaurus writes the tables some other way now
 */
export function pageModules(generatedFilesDir: string, siteDir: string): PageModules {
  const stamp = tables
    .map((file) => statSync(path.join(generatedFilesDir, file)).mtimeMs)
    .join(' ');
  const last = read.get(generatedFilesDir);
  if (last?.stamp === stamp) return last.modules;
  try {
    const modules = readModules(generatedFilesDir, siteDir);
    read.set(generatedFilesDir, {stamp, modules});
    return modules;
  } catch (error) {
    // A table that Docusaurus is about to write is read once more in a moment.
    if (last && error instanceof SyntaxError) return last.modules;
    throw error;
  }
}

function readModules(generatedFilesDir: string, siteDir: string): PageModules {
  const text = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const rows = Object.entries(
    JSON.parse(text('routesChunkNames.json')) as Record<string, ChunkNames>,
  ).map(([key, names]) => ({address: key.replace(/-[^-]+$/, ''), names: namesIn(names)}));
  const uses = new Map<string, number>();
  for (const name of rows.flatMap(({names}) => names)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const files = filesOfChunks(text('registry.js'), generatedFilesDir, siteDir);

  const of = new Map<string, string[]>();
  for (const {address, names} of rows) {
    const own = names
      .filter((name) => uses.get(name) === 1)
      .flatMap((name) => files.get(name) ?? []);
    of.set(address, [...(of.get(address) ?? []), ...own]);
  }
  return {of, all: new Set([...of.values()].flat())};
}

const namesIn = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((value) => (typeof value === 'string' ? value : namesIn(value)));

const isData = (file: string, generatedFilesDir: string): boolean =>
  file.endsWith('.json') || file.startsWith(generatedFilesDir + path.sep);

/** Gives the file of each chunk that is one of this site, by the name of the chunk. */
function filesOfChunks(
  registry: string,
  generatedFilesDir: string,
  siteDir: string,
): ReadonlyMap<string, string> {
  const rows = [...registry.matchAll(/^ {2}("[^"]+"): \[.*\), ("(?:[^"\\]|\\.)*"), /gm)];
  if (rows.length === 0)
    throw new Error(
      `registry.js is written some other way now: see filesOfChunks in src/plugins/development`,
    );
  return new Map(
    rows
      .map(([, name, request]): [string, string] => [
        JSON.parse(name!) as string,
        (JSON.parse(request!) as string)
          .replace(/^@site(?=\/)/, siteDir)
          .replace(/^@generated(?=\/)/, generatedFilesDir),
      ])
      .filter(([, file]) => path.isAbsolute(file) && !isData(file, generatedFilesDir))
      .map(([name, file]) => [name, path.relative(siteDir, file)]),
  );
}
