import type {ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {cpus} from 'node:os';
import spawn, {type SubprocessError} from 'nano-spawn';
import pLimit from 'p-limit';
import {command} from './command';
import {type Count, countTests} from './count';
import {runs, type Step} from './steps';

/** What a step counted, and what it said last. */
type StepResult = Count & {lastLines?: string};

/** `npm test` and its parts: runs every step, shows progress, and ends with one line of counts. */
async function main(name = ''): Promise<void> {
  const stages = runs[name];
  if (!stages) throw new Error(`expected one of ${Object.keys(runs).join(', ')}, got "${name}"`);
  // Makes tests try every case and visit every page.
  if (name === 'test:all') process.env.SWEEP = 'all';
  mkdirSync('test-results', {recursive: true});
  const limit = pLimit(cpus().length);
  const counts = new Map<Step, StepResult>();
  for (const [index, stage] of stages.entries()) {
    console.log(`\n[${index + 1}/${stages.length}] ${stage.map((step) => step.name).join(', ')}`);
    const isBuilt = [...counts].every(([{name: step}, {failed}]) => step !== 'build' || !failed);
    const runAll = stage.map((step) =>
      limit(async () => {
        const isSkipped = step.needsBuild && !isBuilt;
        if (isSkipped) console.log(`${step.name}: was not run, because the build failed`);
        counts.set(step, isSkipped ? oneFailed : await run(step, stage.length === 1));
      }),
    );
    await Promise.all(runAll);
  }

  const sum = (of: keyof Count) => [...counts].reduce((total, [, count]) => total + count[of], 0);
  for (const [step, {failed, lastLines = ''}] of counts)
    if (failed > 0) console.log(`${lastLines}\n\nfailed: ${step.name} (${failed})`);
  if (sum('flaky') > 0) console.log(`\n${sum('flaky')} of them passed at the second try`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

const oneFailed: Count = {passed: 0, failed: 1, flaky: 0};

/** How many of its last lines a failed step shows again, where a long log is cut to its end. */
const shownLines = 60;

/** Runs a step. A terminal gets what it says directly; while others run, it is shown at the end. */
async function run({name, command, report}: Step, isAlone: boolean): Promise<StepResult> {
  if (report) rmSync(report, {force: true});
  const isDirect = isAlone && process.stdout.isTTY;
  const running = spawn(command, {
    shell: true,
    preferLocal: true,
    stdio: isDirect ? 'inherit' : 'pipe',
  });
  if (isAlone && !isDirect) running.nodeChildProcess.then(showOutput);
  const ended = await running.catch((error: SubprocessError) => error);
  const ok = !(ended instanceof Error) && (!report || existsSync(report));
  const seconds = (ended.durationMs / 1000).toFixed(1);
  if (!isAlone) console.log(ended.output);
  console.log(`\n${name}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s`);
  const lastLines = ended.output.split('\n').slice(-shownLines).join('\n');
  const count = report && existsSync(report) && countTests(readFileSync(report, 'utf8'));
  if (count && (ok || count.failed > 0)) return {...count, lastLines};
  // A runner that crashed before it wrote a report counts as one failure.
  return ok ? {passed: 1, failed: 0, flaky: 0, lastLines} : {...oneFailed, lastLines};
}

/** Passes on what a step says as it says it. */
function showOutput({stdout, stderr}: ChildProcess): void {
  stdout?.pipe(process.stdout, {end: false});
  stderr?.pipe(process.stderr, {end: false});
}

void command('run', () => main(process.argv[2]));
