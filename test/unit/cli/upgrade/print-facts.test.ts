import {execFileSync} from 'node:child_process';
import {newest} from '../../../../src/versions';

// The command starts it as a process of its own, which loads modules in another way than tests do.
it('prints the facts of a version as JSON, as a process of its own', () => {
  const words = ['--import', 'tsx', 'src/cli/upgrade/print-facts.ts', newest.label];
  const printed = execFileSync(process.execPath, words, {encoding: 'utf8', maxBuffer: 2 ** 28});
  expect(Object.keys(JSON.parse(printed) as object)).toContain('options');
}, 120_000);
