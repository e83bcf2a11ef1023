import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {type Count, countTests} from './count';
import {type RunName, runs, type Step} from './steps';

/** `npm test` and its parts: runs every step, shows progress, and ends with one line of counts. */
async function main(name: string | undefined): Promise<void> {
  if (!isRun(name))
    throw new Error(`expected one of ${Object.keys(runs).join(', ')}, got "${name}"`);
  mkdirSync('test-results', {recursive: true});
  const steps: Step[] = runs[name];
  const total: Count = {passed: 0, failed: 0};
  const failures: string[] = [];
  let built = true;

  for (const [index, step] of steps.entries()) {
    if (!built && step.report && index > 0) {
      failures.push(`${step.name} (not run: the build failed)`);
      total.failed += 1;
      continue;
    }
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const started = Date.now();
    const ok = await execute(step);
    const count = countOf(step, ok);
    total.passed += count.passed;
    total.failed += count.failed;
    if (!ok) failures.push(step.name);
    if (!ok && step.name === 'build') built = false;
    console.log(
      `[${index + 1}/${steps.length}] ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${seconds(started)}`,
    );
  }

  if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || failures.length > 0) process.exitCode = 1;
}

const isRun = (name: string | undefined): name is RunName =>
  name !== undefined && Object.hasOwn(runs, name);
const seconds = (started: number) => `${((Date.now() - started) / 1000).toFixed(1)} s`;

function execute({command, report}: Step): Promise<boolean> {
  if (report) rmSync(report, {force: true});
  const bin = path.resolve('node_modules/.bin');
  const env = {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`};
  return new Promise((resolve) => {
    const child = spawn(command, {shell: true, stdio: 'inherit', env});
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A runner that died before it could count has failed once. */
function countOf({report}: Step, ok: boolean): Count {
  if (!report || !existsSync(report))
    return ok && !report ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const count = countTests(readFileSync(report, 'utf8'));
  return ok || count.failed > 0 ? count : {...count, failed: 1};
}

main(process.argv[2]).catch((error: Error) => {
  console.error(`run: ${error.message}`);
  process.exitCode = 1;
});
