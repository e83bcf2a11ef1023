import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Step} from './steps';

const folder = 'node_modules/.cache/passed-steps';

/** Variables that are about the terminal or the session, and change no result. */
const ofSession =
  /^(_$|PWD|OLDPWD|INIT_CWD|npm_(?!config_)|SHLVL|TERM|COLORTERM|COLUMNS|LINES|WINDOWID|SSH_|XDG_SESSION)/;

/** What a step was when it passed: all it read, and what it left behind. */
const passed = z.object({inputs: z.string(), outputs: z.string()});

/** Remembers which steps have passed with all that lies in the tree, by content. */
export class PassedSteps {
  readonly #tree: string;

  /**
   * @param siteDir root of a repository of git; in any other folder no step is remembered
   * @param environment variables that steps can read
   */
  constructor(
    private readonly siteDir: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {
    this.#tree = treeOf(siteDir, environment);
  }

  /** Tells whether a step has passed with this tree, and what it made is still there. */
  has(step: Step): boolean {
    const file = this.#fileOf(step);
    if (this.#tree === '' || !existsSync(file)) return false;
    const {success, data} = passed.safeParse(parsed(readFileSync(file, 'utf8')));
    return (
      success && data.inputs === this.#inputsOf(step) && data.outputs === this.#outputsOf(step)
    );
  }

  /** Remembers that a step has passed, unless the tree has changed meanwhile. */
  add(step: Step): void {
    if (this.#tree === '' || treeOf(this.siteDir, this.environment) !== this.#tree) return;
    mkdirSync(path.join(this.siteDir, folder), {recursive: true});
    const entry = {inputs: this.#inputsOf(step), outputs: this.#outputsOf(step)};
    writeFileSync(this.#fileOf(step), JSON.stringify(entry));
  }

  /** Forgets a step, as one that begins or has failed. */
  remove(step: Step): void {
    rmSync(this.#fileOf(step), {force: true});
  }

  #fileOf({command}: Step): string {
    return path.join(this.siteDir, folder, `${hashOf([command]).slice(0, 24)}.json`);
  }

  #inputsOf({reads = []}: Step): string {
    return hashOf([this.#tree, ...reads.flatMap((place) => contentsOf(this.siteDir, place))]);
  }

  #outputsOf({report, makes = []}: Step): string {
    const places = [...makes, ...(report ? [report] : [])];
    return hashOf(places.flatMap((place) => contentsOf(this.siteDir, place)));
  }
}

/** The files, the packages that are installed, Node.js and variables; empty without git. */
function treeOf(siteDir: string, environment: NodeJS.ProcessEnv): string {
  const {status, stdout} = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: siteDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (status !== 0) return '';
  const files = [...new Set(stdout.split('\0').filter(Boolean))].sort();
  const variables = Object.entries(environment)
    .filter(([name]) => !ofSession.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return hashOf([
    process.version,
    process.platform,
    ...variables,
    ...[...files, 'node_modules/.package-lock.json'].flatMap((file) => contentsOf(siteDir, file)),
  ]);
}

/** Gives names and hashes of a file, or of all files below a folder. */
function contentsOf(siteDir: string, place: string): string[] {
  const absolute = path.join(siteDir, place);
  const found = statSync(absolute, {throwIfNoEntry: false});
  if (!found) return [`${place}: none`];
  const files = found.isDirectory() ? filesBelow(absolute) : [absolute];
  return files.flatMap((file) => [path.relative(siteDir, file), hashOf([readFileSync(file)])]);
}

const filesBelow = (place: string): string[] =>
  readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** A file that was cut off is as good as none. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
