import path from 'node:path';
import type {VersionLabel} from '../../versions';
import type {Sandbox} from '../sandbox';
import {RunFolder} from './run-folder';

/** Folders of projects, each used again for the next run of the same project. */
export class RunFolders {
  readonly #idle = new Map<string, RunFolder[]>();
  #count = 0;

  constructor(private readonly sandbox: Sandbox) {}

  /** Lends a folder for a project as long as `use` runs. */
  async borrow<Result>(
    name: string,
    version: VersionLabel,
    use: (folder: RunFolder) => Promise<Result>,
  ): Promise<Result> {
    const key = `${version}/${name}`;
    const folder = this.#idle.get(key)?.pop() ?? this.#make(name, version);
    try {
      return await use(folder);
    } finally {
      this.#idle.set(key, [...(this.#idle.get(key) ?? []), folder]);
    }
  }

  #make(name: string, version: VersionLabel): RunFolder {
    const {folder, siteDir} = this.sandbox;
    const place = path.join(folder.withPackages(version), `run-${(this.#count += 1)}`, name);
    return new RunFolder(place, siteDir, version);
  }
}
