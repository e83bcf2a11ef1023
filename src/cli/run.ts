import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {cpus} from 'node:os';
import spawn, {type SubprocessError} from 'nano-spawn';
import pLimit from 'p-limit';
import {type Count, countTests} from './count';
import {runs, type Step} from './steps';

/** `npm test` and its parts: runs every step, shows progress, and ends with one line of counts. */
async function main(name = ''): Promise<void> {
  const stages = runs[name];
  if (!stages) throw new Error(`expected one of ${Object.keys(runs).join(', ')}, got "${name}"`);
  mkdirSync('test-results', {recursive: true});
  const limit = pLimit(cpus().length);
  const counts = new Map<Step, Count>();
  const isBuilt = () =>
    [...counts].every(([{name: step}, {failures}]) => step !== 'build' || failures.length === 0);
  for (const [index, stage] of stages.entries()) {
    const names = stage.map((step) => step.name).join(', ');
    console.log(`\n[${index + 1}/${stages.length}] ${names}`);
    const runAll = stage.map((step) =>
      limit(async () => {
        const isAlone = stage.length === 1;
        counts.set(step, step.needsBuild && !isBuilt() ? notBuilt : await run(step, isAlone));
      }),
    );
    await Promise.all(runAll);
  }

  const all = [...counts];
  const flaky = all.flatMap(([, count]) => count.flaky);
  if (flaky.length > 0) console.log(['\npassed at the second try:', ...flaky].join('\n  '));
  for (const [step, {failures}] of all)
    if (failures.length > 0) console.log([`\nfailed: ${step.name}`, ...failures].join('\n  '));
  const passed = all.reduce((sum, [, count]) => sum + count.passed, 0);
  const failed = all.reduce((sum, [, count]) => sum + count.failures.length, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

const notBuilt: Count = {passed: 0, failures: ['was not run: the build failed'], flaky: []};

/** Runs a step. A terminal gets what it says directly; while others run, it is shown at the end. */
async function run({name, command, report}: Step, isAlone: boolean): Promise<Count> {
  if (report) rmSync(report, {force: true});
  const stdio = isAlone ? 'inherit' : 'pipe';
  const ended = await spawn(command, {shell: true, preferLocal: true, stdio}).catch(
    (error: SubprocessError) => error,
  );
  const ok = !(ended instanceof Error) && (!report || existsSync(report));
  const seconds = (ended.durationMs / 1000).toFixed(1);
  console.log(`${ended.output}\n${name}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s`);
  const count = report && existsSync(report) && countTests(readFileSync(report, 'utf8'));
  if (count && (ok || count.failures.length > 0)) return count;
  // A runner that died before it could count has failed once, as a program that counts nothing.
  const lastLines = ended.output.split('\n').slice(-30).join('\n  ');
  if (ok) return {passed: 1, failures: [], flaky: []};
  return {passed: 0, failures: [lastLines || 'see above'], flaky: []};
}

main(process.argv[2]).catch((error: Error) => {
  console.error(`run: ${error.message}`);
  process.exitCode = 1;
});
