import {type ChildProcess, spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import type {ShownProblem, ShownProblems} from '../shown-problems';

const command = ['--import', 'tsx', '--disable-warning=ExperimentalWarning'];

/**
 * Has the content of pages checked: every rule is asked, and their samples are run. A process of
 * its own does it, behind everything else that goes on.
 */
export class ContentCheck {
  #child: ChildProcess | undefined;
  /** Pages that were saved and not found to be right since. */
  #open: ReadonlySet<string> = new Set();

  constructor(
    private readonly siteDir: string,
    private readonly problems: ShownProblems,
  ) {}

  /** Checks pages that were saved, and those again with which something was wrong. */
  look(saved: readonly string[]): void {
    if (saved.length === 0) return;
    this.stop();
    this.#open = new Set([...this.#open, ...saved]);
    const child = spawn(
      process.execPath,
      [...command, 'src/cli/check-saved-pages.ts', ...this.#open],
      {cwd: this.siteDir, stdio: ['ignore', 'inherit', 'inherit', 'ipc']},
    );
    this.#child = child;
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('message', (found: readonly ShownProblem[]) => {
      this.#open = new Set(found.map(({file}) => file));
      this.problems.set('samples', found);
    });
  }

  /** Has the process end, which removes what it wrote. */
  stop(): void {
    if (this.#child?.connected) this.#child.disconnect();
  }
}
