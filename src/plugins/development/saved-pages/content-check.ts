import {type ChildProcess, spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import type {ShownProblem, ShownProblems} from '../shown-problems';

/** What the check of the content is asked: pages, by their paths relative to the site. */
export interface Question {
  files: readonly string[];
}

/** What it says. */
export type Reply =
  /** It is loaded, and waits. */
  | {state: 'ready'}
  /** Our code has changed: it has ended, and a new one is to be asked. */
  | {state: 'outdated'}
  /** All that is wrong with the samples and the text of these pages. */
  | {state: 'checked'; files: readonly string[]; problems: readonly ShownProblem[]};

const source = 'samples';

const command = 'src/cli/check-saved-pages.ts';

/**
 * Asks the check of the content about pages. It runs in a process of its own, behind everything
 * else that goes on, and stays loaded: loading it takes longer than checking a page.
 */
export class ContentCheck {
  #child: ChildProcess | undefined;
  #isReady = false;
  readonly #waiting = new Set<string>();
  #asked: readonly string[] = [];
  /** By file. */
  readonly #found = new Map<string, readonly ShownProblem[]>();

  constructor(
    private readonly siteDir: string,
    private readonly problems: ShownProblems,
  ) {}

  /** Starts the process, so that it is loaded when a page is saved. */
  start(): void {
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
    this.#child = child;
    this.#isReady = false;
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('message', (reply: Reply) => this.#take(reply));
    child.on('error', ({message}) => console.error(`check of the content: ${message}`));
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
  }

  /** Has pages checked that were saved, and those again with which something was wrong. */
  look(files: readonly string[]): void {
    for (const file of files) this.#found.delete(file);
    for (const file of [...files, ...this.#found.keys()]) this.#waiting.add(file);
    if (this.#waiting.size === 0) return;
    if (!this.#child) this.start();
    this.#ask();
  }

  /** Ends the process. */
  stop(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #ask(): void {
    if (!this.#isReady || this.#waiting.size === 0) return;
    this.#asked = [...this.#waiting];
    this.#waiting.clear();
    this.#isReady = false;
    const question: Question = {files: this.#asked};
    this.#child?.send(question);
  }

  #take(reply: Reply): void {
    switch (reply.state) {
      case 'ready':
        this.#isReady = true;
        this.#ask();
        break;
      case 'outdated':
        for (const file of this.#asked) this.#waiting.add(file);
        this.start();
        break;
      case 'checked':
        this.#keep(reply);
    }
  }

  #keep({files, problems}: Extract<Reply, {state: 'checked'}>): void {
    for (const file of files) {
      const own = problems.filter((problem) => problem.file === file);
      if (own.length > 0) this.#found.set(file, own);
      else this.#found.delete(file);
    }
    this.problems.set(source, [...this.#found.values()].flat());
  }
}
