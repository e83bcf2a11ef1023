import {cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** A copy of a package, and when it was complete, in milliseconds. */
interface PackageCopy {
  folder: string;
  copiedAt: number;
}

/**
 * Copies of packages in projects, which are moved from one run to the next: to copy the thousands of
 * files of webpack and to delete them again takes longer than most runs. A copy in which a run has
 * changed anything is not used again.
 */
export class PackageCopies {
  readonly #spare = new Map<string, PackageCopy[]>();
  readonly #used = new Map<string, PackageCopy & {original: string}>();
  #count = 0;

  /** @param spareFolder absolute folder on the same disk as the projects, for copies between runs */
  constructor(private readonly spareFolder: string) {}

  /**
   * Puts a copy of a package into a project.
   * @param original absolute folder of the package
   * @param target absolute folder, which does not exist yet
   * @param finish changes a new copy, as an installation does
   */
  add(original: string, target: string, finish: () => void): void {
    mkdirSync(path.dirname(target), {recursive: true});
    const spare = this.#spare.get(original)?.pop();
    const isUsable = spare !== undefined && isUnchanged(spare);
    if (isUsable) renameSync(spare.folder, target);
    else {
      if (spare) rmSync(spare.folder, {recursive: true, force: true});
      cpSync(original, target, {recursive: true});
      finish();
    }
    const copiedAt = isUsable ? spare.copiedAt : Date.now();
    this.#used.set(target, {original, folder: target, copiedAt});
  }

  /** Takes the copies out of a project that is about to be deleted. */
  takeBack(project: string): void {
    for (const [target, {original, copiedAt}] of this.#used) {
      if (!target.startsWith(project + path.sep)) continue;
      this.#used.delete(target);
      mkdirSync(this.spareFolder, {recursive: true});
      const folder = path.join(this.spareFolder, String((this.#count += 1)));
      try {
        renameSync(target, folder);
      } catch {
        // The run has deleted it.
        continue;
      }
      this.#spare.set(original, [...(this.#spare.get(original) ?? []), {folder, copiedAt}]);
    }
  }
}

/**
 * Whether nothing was written, added or deleted in a copy. The time of a change of status cannot be
 * set by programs; that of a folder changes when it is moved, so that of its content counts.
 */
function isUnchanged({folder, copiedAt}: PackageCopy): boolean {
  const files = readdirSync(folder, {recursive: true}) as string[];
  return ['', ...files].every((file) => {
    const stats = lstatSync(path.join(folder, file));
    return Math.floor(stats.isDirectory() ? stats.mtimeMs : stats.ctimeMs) <= copiedAt;
  });
}
