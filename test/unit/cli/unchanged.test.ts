import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PassedSteps} from '../../../src/cli/unchanged';

const step = {
  name: 'build',
  command: 'make',
  report: 'out/report.json',
  makes: ['out/site'],
  reads: ['kept'],
};

let site: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};
const steps = (environment: NodeJS.ProcessEnv = {}) => new PassedSteps(site, environment);

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'steps-'));
  execFileSync('git', ['init', '--quiet'], {cwd: site});
  write('.gitignore', 'out\nkept\nnode_modules\n');
  write('docs/page.md', 'before');
  write('node_modules/.package-lock.json', '{}');
  write('out/site/index.html', 'built');
  write('out/report.json', '{}');
  write('kept/input', 'one');
  steps().add(step);
});
afterEach(() => rmSync(site, {recursive: true, force: true}));

it('knows a step that passed with the same files', () => {
  expect(steps().has(step)).toBe(true);
});

it('compares content, not times', () => {
  write('docs/page.md', 'before');
  expect(steps().has(step)).toBe(true);
});

it.each([
  ['a page', () => write('docs/page.md', 'after')],
  ['a file that git does not know yet', () => write('docs/new.md', 'new')],
  ['a page that went', () => rmSync(path.join(site, 'docs/page.md'))],
  ['an installed package', () => write('node_modules/.package-lock.json', '{"a":1}')],
  ['a folder that it reads', () => write('kept/input', 'two')],
  ['what it made', () => write('out/site/index.html', 'by hand')],
  ['one more file beside what it made', () => write('out/site/more.html', '')],
  ['its report', () => rmSync(path.join(site, 'out/report.json'))],
])('runs it again after a change of %s', (_, change) => {
  change();
  expect(steps().has(step)).toBe(false);
});

it('runs it again with another variable, but not in another terminal', () => {
  expect(steps({SWEEP: 'all'}).has(step)).toBe(false);
  expect(steps({COLUMNS: '80', npm_lifecycle_event: 'test'}).has(step)).toBe(true);
});

it('runs it again with another command, or once it was forgotten', () => {
  expect(steps().has({...step, command: 'make all'})).toBe(false);
  steps().remove(step);
  expect(steps().has(step)).toBe(false);
});

it('does not remember a step during which the tree changed', () => {
  steps().remove(step);
  const known = steps();
  write('docs/page.md', 'after');
  known.add(step);
  write('docs/page.md', 'before');
  expect(steps().has(step)).toBe(false);
});

it('remembers nothing in a folder without git, or from half a file', () => {
  const [entry] = readdirSync(path.join(site, 'node_modules/.cache/passed-steps'));
  write(`node_modules/.cache/passed-steps/${entry}`, '{"inputs"');
  expect(steps().has(step)).toBe(false);
  rmSync(path.join(site, '.git'), {recursive: true});
  steps().add(step);
  expect(steps().has(step)).toBe(false);
});
