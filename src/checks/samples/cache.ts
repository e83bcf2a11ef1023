import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {versions} from '../../versions';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const folder = 'node_modules/.cache/check-content';
/** Code that decides what is found in a sample. */
export const sampleCode = [
  'src/checks/example-runs',
  'src/checks/rules',
  'src/checks/samples',
  'src/checks/sandbox',
  'src/content',
  'src/markdown/code-blocks',
  'src/versions',
  ...versions.map(({folder}) => `${folder}/_version`),
];

/** Code that decides what is found on a page. */
export const checkCode = [
  ...sampleCode,
  'src/checks',
  'src/config/dead-hosts.ts',
  'src/config/language',
  'src/reference',
  'src/markdown/facts',
];

/** Code that decides which facts a page describes. */
export const coverageCode = [
  'src/checks/coverage',
  'src/content/page.ts',
  'src/content/read-checked-page.ts',
  'src/reference',
  'src/markdown/facts',
  'src/versions',
  'src/content/front-matter.ts',
  'src/content/parse-body.ts',
];

/** Code that decides how an example goes. */
export const playCode = ['src/checks/example-runs', 'src/checks/sandbox'];

/** Results of an earlier run, by all that they depend on. */
export class Cache {
  readonly #folder: string;
  readonly #base: string;

  readonly #making = new Map<string, Promise<unknown>>();
  readonly #fingerprints = new Map<string, string>();

  /** @param ownCode files and folders of ours, relative to the site, relative to the repository, on which every result depends */
  constructor(
    private readonly siteDir: string,
    ownCode: readonly string[],
  ) {
    this.#folder = path.join(siteDir, folder);
    mkdirSync(this.#folder, {recursive: true});
    const files = [
      ...ownCode.flatMap((place) => filesIn(path.join(repository, place))),
      path.join(repository, 'package-lock.json'),
    ];
    this.#base = hash([process.version, ...files.map((file) => readFileSync(file, 'utf8'))]);
  }

  /**
   * Gives a kept result, or makes and keeps it.
   * @param inputs all it depends on, besides our code, the packages and the version of Node.js
   */
  async kept<Result>(inputs: readonly string[], make: () => Promise<Result>): Promise<Result> {
    const key = this.#keyOf(inputs);
    const known = this.found<Result>(inputs);
    if (known !== undefined) return known;
    const making = (this.#making.get(key) as Promise<Result> | undefined) ?? make();
    this.#making.set(key, making);
    const result = await making;
    writeFileSync(this.#fileOf(key), JSON.stringify(result));
    return result;
  }

  /** Gives a kept result, if there is one. */
  found<Result>(inputs: readonly string[]): Result | undefined {
    const file = this.#fileOf(this.#keyOf(inputs));
    if (!existsSync(file)) return undefined;
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Result;
    } catch {
      // A file that was cut off is as good as none.
      return undefined;
    }
  }

  /** Gives the texts of all files below a folder, as one fingerprint; they are read once. */
  fingerprint(place: string): string {
    const known = this.#fingerprints.get(place) ?? this.#read(place);
    this.#fingerprints.set(place, known);
    return known;
  }

  #read(place: string): string {
    const files = filesIn(path.join(this.siteDir, place));
    return hash(
      files.flatMap((file) => [path.relative(this.siteDir, file), readFileSync(file, 'base64')]),
    );
  }

  #keyOf(inputs: readonly string[]): string {
    return hash([this.#base, ...inputs]);
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, `${key}.json`);
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
