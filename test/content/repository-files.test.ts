import {readdirSync, readFileSync} from 'node:fs';
import {minVersion} from 'semver';
import {parse} from 'yaml';
import * as z from 'zod';

const read = (file: string) => readFileSync(file, 'utf8');
const yamlIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => `${folder}/${file}`);

const manifest = JSON.parse(read('package.json')) as {
  engines: {node: string};
  scripts: Record<string, string>;
};

/** What we use of a job: actions of GitHub itself, and commands. */
const job = z.object({
  'timeout-minutes': z.number(),
  strategy: z.object({matrix: z.record(z.string(), z.array(z.string()))}).optional(),
  steps: z.array(
    z.union([
      z.object({
        uses: z.string().regex(/^actions\/(?:checkout|setup-node)@/),
        with: z.record(z.string(), z.unknown()).optional(),
      }),
      z.object({run: z.string()}),
    ]),
  ),
});
const workflow = z.object({
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  jobs: z.record(z.string(), job),
});
const jobsOf = (text: string) => Object.values(workflow.parse(parse(text)).jobs);
const stepsOf = (text: string) => jobsOf(text).flatMap(({steps}) => steps);
const commandsOf = (text: string) =>
  stepsOf(text).flatMap((step) => ('run' in step ? [step.run] : []));

describe('workflows', () => {
  const files = yamlIn('.github/workflows');

  it.each(files)('%s uses actions of GitHub itself, and the oldest Node.js we allow', (file) => {
    const versions = jobsOf(read(file)).map(({steps, strategy}) => {
      const setup = steps.find((step) => 'uses' in step && step.uses.includes('setup-node'));
      const version = setup && 'uses' in setup ? setup.with?.['node-version'] : undefined;
      return version === '${{ matrix.node-version }}'
        ? strategy?.matrix['node-version']?.[0]
        : version;
    });
    const {major, minor} = minVersion(manifest.engines.node)!;
    expect([...new Set(versions)]).toEqual([`${major}.${minor}`]);
  });

  it.each(files)('%s runs scripts that the package has', (file) => {
    const scripts = commandsOf(read(file)).flatMap((command) =>
      [...command.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name!),
    );
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('run what CI runs', () => {
    expect(commandsOf(read('.github/workflows/ci.yml'))).toEqual(['.ci/run']);
  });
});
