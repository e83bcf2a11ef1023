import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = 'node_modules/.cache/check-content';
/** Code that decides what a check finds. */
const ownCode = [
  'src/samples',
  'src/examples',
  'src/markdown/code-blocks',
  'src/config/versions.ts',
  'src/plugins/content-index/parse-body.ts',
];

/** Results of an earlier run, by all that they depend on. */
export class Cache {
  readonly #folder: string;
  readonly #base: string;

  constructor(private readonly siteDir: string) {
    this.#folder = path.join(siteDir, folder);
    mkdirSync(this.#folder, {recursive: true});
    const files = [
      ...ownCode.flatMap((place) => filesIn(path.join(siteDir, place))),
      path.join(siteDir, 'package-lock.json'),
    ];
    this.#base = hash([process.version, ...files.map((file) => readFileSync(file, 'utf8'))]);
  }

  /**
   * Gives a kept result, or makes and keeps it.
   * @param inputs all it depends on, besides our code, the packages and the version of Node.js
   */
  async kept<Result>(inputs: readonly string[], make: () => Promise<Result>): Promise<Result> {
    const file = path.join(this.#folder, `${hash([this.#base, ...inputs])}.json`);
    if (existsSync(file)) {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Result;
      } catch {
        // A file that was cut off is as good as none.
      }
    }
    const result = await make();
    writeFileSync(file, JSON.stringify(result));
    return result;
  }

  /** Gives the texts of all example projects below a folder, as one fingerprint. */
  fingerprint(place: string): string {
    const files = filesIn(path.join(this.siteDir, place));
    return hash(
      files.flatMap((file) => [path.relative(this.siteDir, file), readFileSync(file, 'base64')]),
    );
  }
}

const hash = (texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 24);

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (/\.\w+$/.test(path.basename(place))) return [place];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter(
      (entry) => entry.isFile() && !/[\\/](?:node_modules|dist)(?:[\\/]|$)/.test(entry.parentPath),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
