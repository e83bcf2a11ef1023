/** One command of a longer run. */
export interface Step {
  name: string;
  command: string;
  /** File in which its runner counts tests as JSON; without one the step itself counts as one. */
  report?: string;
  /** Whether it reads the built site: it is not run where the build failed. */
  needsBuild?: true;
}

/** A step, or several that run side by side, as many as there are cores. */
export type Stage = Step | readonly Step[];

const jest = (name: string, projects: string, report: string): Step => ({
  name,
  command: `node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js --selectProjects ${projects} --json --outputFile=${report}`,
  report,
});

/** Programs that keep one core busy each, the longest first. */
const sourceChecks: Step[] = [
  {name: 'mirror', command: 'tsx src/cli/mirror.ts'},
  {name: 'lint', command: 'eslint . --max-warnings 0'},
  {name: 'types', command: 'tsc --noEmit'},
  {name: 'format', command: 'prettier --check --log-level warn .'},
  {name: 'spelling', command: 'cspell --no-progress --no-summary --quiet'},
  {name: 'Markdown', command: 'markdownlint-cli2'},
  {name: 'styles', command: 'stylelint "src/**/*.css"'},
];
const check: Stage[] = [
  sourceChecks,
  {name: 'samples', command: 'tsx src/cli/check-content/index.ts --recorded'},
];
const content = jest('content', 'content', 'test-results/content.json');

const unit = jest('unit tests', 'theme node', 'test-results/unit.json');
const build: Step = {
  name: 'build',
  command: 'docusaurus build',
};
/** READMEs that attack the site, built as real ones are, for the tests in a browser. */
const hostileSite: Step = {
  name: 'build of hostile READMEs',
  command: 'tsx test/support/hostile-site/build.ts',
};
const testBuild: Step = {
  ...jest('tests of the built site', 'build', 'test-results/build.json'),
  needsBuild: true,
};
/** Jest and a build keep one core busy each; the longest begin. */
const unitAndBuild: Stage = [unit, build, content];
const hostileAndBuilt: Stage = [hostileSite, testBuild];
const testBrowser: Step = {
  name: 'tests in a browser',
  command: 'playwright test',
  report: 'test-results/browser.json',
  needsBuild: true,
};
/** Reads what the steps before it wrote: which tests ran, and what they prove. */
const proof: Step = {
  ...jest('proof of the specification', 'proof', 'test-results/proof.json'),
};

/** What each command of `package.json` runs, in order. */
export const runs = {
  check: [...check, content],
  'test:unit': [unit],
  'test:build': [testBuild],
  'test:browser': [hostileSite, testBrowser],
  test: [...check, unitAndBuild, hostileAndBuilt, testBrowser, proof],
  'test:all': [
    sourceChecks,
    {name: 'samples', command: 'tsx src/cli/check-content/index.ts --recorded --all'},
    [{...unit, command: `SWEEP=all ${unit.command}`}, build, content],
    hostileAndBuilt,
    {...testBrowser, command: `SWEEP=all ${testBrowser.command}`},
    proof,
  ],
} satisfies Record<string, Stage[]>;

export type RunName = keyof typeof runs;
