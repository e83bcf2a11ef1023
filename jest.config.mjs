import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

const swc = (parser, module) => [
  '@swc/jest',
  {
    jsc: {
      parser,
      transform: {react: {runtime: 'automatic'}},
      target: 'es2022',
      // ES modules say of what kind the JSON is that they import.
      experimental: {keepImportAttributes: module.type === 'es6'},
    },
    module,
  },
];

/** `@theme/X` is our swizzled file when there is one, the classic theme's otherwise. */
function swizzled(folder = 'src/theme') {
  if (!statSync(folder, {throwIfNoEntry: false})) return [];
  return readdirSync(folder, {recursive: true})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) =>
      file
        .replace(/(\/index)?\.tsx?$/, '')
        .split(path.sep)
        .join('/'),
    )
    .map((name) => [`^@theme/${name}$`, `<rootDir>/src/theme/${name}`]);
}

const classicTheme = '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme';
const client = '<rootDir>/node_modules/@docusaurus/core/lib/client/exports';

/** Projects with a package.json of their own, which are no modules of ours. */
const modulePathIgnorePatterns = ['/_examples/', '<rootDir>/test-results/'];

/** Rehearsals of minutes: `npm run test:all` and the weekly workflow run them. */
const sweeps = ['cli/cut/cut\\.', 'cli/upgrade/rehearsal\\.', 'build/other-hosts\\.'];
const testPathIgnorePatterns = process.env.SWEEP === 'all' ? [] : sweeps;

/** Build code: native ES modules, as unified and its plugins are published. */
const node = (displayName, folder) => ({
  displayName,
  testMatch: [`<rootDir>/test/${folder}/**/*.test.ts`],
  testEnvironment: 'node',
  modulePathIgnorePatterns,
  testPathIgnorePatterns,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {'\\.ts$': swc({syntax: 'typescript'}, {type: 'es6'})},
  moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
});

/** Theme and components: jsdom, with the module aliases of Docusaurus. */
const theme = {
  displayName: 'theme',
  testMatch: ['<rootDir>/test/unit/**/*.test.tsx'],
  testEnvironment: 'jsdom',
  modulePathIgnorePatterns,
  setupFilesAfterEnv: ['<rootDir>/test/support/jsdom.ts'],
  transform: {
    '\\.tsx?$': swc({syntax: 'typescript', tsx: true}, {type: 'commonjs'}),
    '\\.m?js$': swc({syntax: 'ecmascript', jsx: true}, {type: 'commonjs'}),
  },
  transformIgnorePatterns: ['/node_modules/(?!(@docusaurus|@mdx-js)/)'],
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '\\.mdx?$': '<rootDir>/test/support/markdown-page.tsx',
    '\\.svg$': '<rootDir>/test/support/svg.tsx',
    '^@site/(.*)$': '<rootDir>/$1',
    ...Object.fromEntries(swizzled()),
    '^@theme-(?:original|init)/(.*)$': `${classicTheme}/$1`,
    '^@theme/(.*)$': `${classicTheme}/$1`,
    '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ExecutionEnvironment|Head|Interpolate|Link|Noop|renderRoutes|router|Translate|use[A-Z]\\w*)$': `${client}/$1`,
    '^@generated/(.*)$': '<rootDir>/test/support/generated/$1',
  },
};

/** @type {import('jest').Config} */
export default {
  // Timings belong in benchmarks: a busy machine must not fail a test.
  testTimeout: 120_000,
  // Files about the built site share its parsed pages, which are half of this. A worker that grew
  // is replaced: in one process they need more than Node.js gives.
  maxWorkers: 2,
  workerIdleMemoryLimit: '2GB',
  projects: [
    theme,
    node('node', 'unit'),
    node('content', 'content'),
    {
      ...node('build', 'build'),
      testEnvironment: '<rootDir>/test/support/built-pages-environment.mjs',
    },
    node('proof', 'proof'),
  ],
};
