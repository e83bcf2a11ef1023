import {type ChildProcess, spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import type {ShownProblem, ShownProblems} from '../shown-problems';

const source = 'samples';

const command = 'src/cli/check-saved-pages.ts';

/** What the check says of the pages it was asked about, by their paths relative to the site. */
export interface CheckedPages {
  files: readonly string[];
  problems: readonly ShownProblem[];
}

/**
 * Asks the check of the content about pages. It runs in a process of its own, behind everything
 * else that goes on, and stays loaded: loading it takes longer than checking a page.
 */
export class ContentCheck {
  #child: ChildProcess | undefined;
  /** By file. */
  readonly #found = new Map<string, readonly ShownProblem[]>();

  constructor(
    private readonly siteDir: string,
    private readonly problems: ShownProblems,
  ) {}

  /** Starts the process, so that it is loaded when a page is saved. */
  start(): ChildProcess {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--disable-warning=ExperimentalWarning',
        path.join(this.siteDir, command),
      ],
      {cwd: this.siteDir, stdio: ['ignore', 'inherit', 'inherit', 'ipc']},
    );
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('message', (checked: CheckedPages) => this.#take(checked));
    child.on('error', ({message}) => console.error(`check of the content: ${message}`));
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return (this.#child = child);
  }

  /** Has pages checked that were saved, and those again with which something was wrong. */
  look(saved: readonly string[]): void {
    const files = [...new Set([...saved, ...this.#found.keys()])];
    for (const file of saved) this.#found.delete(file);
    if (files.length > 0) (this.#child ?? this.start()).send(files);
  }

  /** Ends the process. */
  stop(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #take({files, problems}: CheckedPages): void {
    for (const file of files) {
      const own = problems.filter((problem) => problem.file === file);
      if (own.length > 0) this.#found.set(file, own);
      else this.#found.delete(file);
    }
    this.problems.set(source, [...this.#found.values()].flat());
  }
}
