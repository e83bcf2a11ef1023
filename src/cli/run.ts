import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import {type Count, countTests} from './count';
import {type RunName, runs, type Stage, type Step} from './steps';

/** `npm test` and its parts: runs every step, shows progress, and ends with one line of counts. */
async function main(name: string | undefined): Promise<void> {
  if (!isRun(name))
    throw new Error(`expected one of ${Object.keys(runs).join(', ')}, got "${name}"`);
  mkdirSync('test-results', {recursive: true});
  const stages: Stage[] = runs[name];
  const steps = stages.flat();
  const began = Date.now();
  const total = {passed: 0, failed: 0};
  /** What is to be known of each step that failed, by its name. */
  const failures = new Map<string, readonly string[]>();
  const flaky: string[] = [];

  const run = async (step: Step, collects: boolean) => {
    if (failures.has('build') && step.needsBuild) {
      failures.set(step.name, ['was not run: the build failed']);
      total.failed += 1;
      return;
    }
    const place = `[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`;
    if (!collects) console.log(`\n${place}`);
    const started = Date.now();
    const {ok, output} = await execute(step, collects);
    const count = countOf(step, ok);
    total.passed += count.passed;
    total.failed += count.failed;
    if (!ok)
      failures.set(step.name, count.failures.length > 0 ? count.failures : lastLines(output));
    flaky.push(...count.flaky);
    if (collects) process.stdout.write(output);
    console.log(`${place}: ${ok ? 'ok' : 'FAILED'} in ${seconds(started)}`);
  };
  const limit = pLimit(cpus().length);
  for (const stage of stages) {
    const together = [stage].flat();
    const several = together.length > 1;
    if (several) console.log(`\nside by side: ${together.map(({name}) => name).join(', ')}`);
    await Promise.all(together.map((step) => limit(run, step, several)));
  }

  if (flaky.length > 0) console.log(['\npassed at the second try:', ...flaky].join('\n  '));
  for (const [step, lines] of failures) console.log([`\nfailed: ${step}`, ...lines].join('\n  '));
  console.log(`\nran for ${seconds(began)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

const isRun = (name: string | undefined): name is RunName =>
  name !== undefined && Object.hasOwn(runs, name);
const seconds = (started: number) => `${((Date.now() - started) / 1000).toFixed(1)} s`;

/** What a program without a report says of its failure, it says at the end. */
const lastLines = (output: string) => output.trimEnd().split('\n').slice(-30);

/**
 * Runs a step; what it says is shown at once, but while others speak. A terminal gets it directly,
 * so that programs show their progress in it: then nothing is left to be said again.
 */
function execute({command, report}: Step, collects: boolean) {
  if (report) rmSync(report, {force: true});
  const bin = path.resolve('node_modules/.bin');
  const env = {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`};
  const stdio = !collects && process.stdout.isTTY ? 'inherit' : 'pipe';
  return new Promise<{ok: boolean; output: string}>((resolve) => {
    const child = spawn(command, {shell: true, stdio, env});
    let output = '';
    const collect = (text: Buffer) => {
      output += String(text);
      if (!collects) process.stdout.write(text);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', ({message}) => resolve({ok: false, output: `${output}${message}\n`}));
    child.on('close', (code) => resolve({ok: code === 0, output}));
  });
}

/** A runner that died before it could count has failed once. */
function countOf({report}: Step, ok: boolean): Count {
  if (!report || !existsSync(report))
    return {
      ...(ok && !report ? {passed: 1, failed: 0} : {passed: 0, failed: 1}),
      failures: [],
      flaky: [],
    };
  const count = countTests(readFileSync(report, 'utf8'));
  return ok || count.failed > 0 ? count : {...count, failed: 1};
}

main(process.argv[2]).catch((error: Error) => {
  console.error(`run: ${error.message}`);
  process.exitCode = 1;
});
