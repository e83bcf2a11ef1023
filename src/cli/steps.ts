/** One command of a longer run. */
export interface Step {
  name: string;
  command: string;
  /** File in which its runner counts tests as JSON; without one the step itself counts as one. */
  report?: string;
  /** Whether it reads the built site: it is not run where the build failed. */
  needsBuild?: true;
}

/** Steps that run side by side, as many as there are cores: the longest first. */
type Stage = readonly Step[];

const jest = (name: string, projects: string, report: string): Step => ({
  name,
  command: `node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js --selectProjects ${projects} --json --outputFile=${report}`,
  report,
});

/** Programs that keep one core busy each. */
const sources: Stage = [
  {name: 'mirror', command: 'tsx src/cli/mirror.ts'},
  {name: 'lint', command: 'eslint . --max-warnings 0'},
  {name: 'types', command: 'tsc --noEmit'},
  {name: 'format', command: 'prettier --check --log-level warn .'},
  {name: 'spelling', command: 'cspell --no-progress --no-summary --quiet'},
  {name: 'Markdown', command: 'markdownlint-cli2'},
  {name: 'styles', command: 'stylelint "src/**/*.css"'},
];
const samples: Step = {
  name: 'samples',
  command: 'tsx src/cli/check-content/index.ts --recorded',
};
const content = jest('content', 'content', 'test-results/content.json');
const unit = jest('unit tests', 'theme node', 'test-results/unit.json');
const build: Step = {name: 'build', command: 'npm run build'};
/** READMEs that attack the site, built as real ones are, for the tests in a browser. */
const hostileSite: Step = {
  name: 'build of hostile READMEs',
  command: 'tsx test/support/hostile-site/build.ts',
};
const built: Step = {
  ...jest('tests of the built site', 'build', 'test-results/build.json'),
  needsBuild: true,
};
const browser: Step = {
  name: 'tests in a browser',
  command: 'playwright test',
  report: 'test-results/browser.json',
  needsBuild: true,
};
/** Reads what the steps before it wrote: which tests ran, and what they prove. */
const proof = jest('proof of the specification', 'proof', 'test-results/proof.json');

const allStages = (samplesToRun: Step): readonly Stage[] => [
  sources,
  [samplesToRun],
  [unit, build, content, hostileSite],
  [built],
  [browser],
  [proof],
];

/** What each command of `package.json` runs, one stage after the other. */
export const runs: Readonly<Record<string, readonly Stage[]>> = {
  check: [sources, [samples], [content]],
  'test:unit': [[unit]],
  'test:build': [[built]],
  'test:browser': [[hostileSite], [browser]],
  test: allStages(samples),
  'test:all': allStages({...samples, command: `${samples.command} --all`}),
};
