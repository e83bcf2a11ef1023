import {defineConfig} from '@playwright/test';
import {findBrowser, isPackaged, secondBrowser} from './src/cli/find-browser.mts';

const second = secondBrowser();

/** `npm run test:all` and the weekly workflow run them, too. */
const sweeps = /\/paper\.spec\.ts$/;
const isSweeping = process.env.SWEEP === 'all';
const ofDevelopment = /\/development\/.*\.spec\.ts$/;
const main = {launchOptions: await findBrowser()};

export default defineConfig({
  testDir: 'test/browser',
  // It is emptied first; the reports beside it stay.
  outputDir: 'test-results/browser',
  forbidOnly: Boolean(process.env.CI),
  // `npm test` names what passed only when it was tried again.
  retries: process.env.CI ? 2 : 0,
  fullyParallel: true,
  workers: 2,
  // A page of a long README takes axe half a minute on a busy machine.
  timeout: 120_000,
  // An outcome is awaited: how long it takes is a matter of the machine, not of the site.
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      pathTemplate: 'test/screenshots/{arg}{ext}',
      // Fades at the edge of what scrolls are animations; all others are off (visual.spec.ts).
      animations: 'allow',
      // Another processor may round a color in another way.
      threshold: 0.1,
      maxDiffPixelRatio: 0.0005,
    },
  },
  // Pictures are taken again by `npm run screenshots:update` alone.
  updateSnapshots: 'none',
  reporter: [['line'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    baseURL: process.env.SERVED_SITE,
    serviceWorkers: 'block',
    actionTimeout: 30_000,
  },
  projects: [
    // One worker runs these, one after the other: they begin first, and the other worker runs the
    // rest meanwhile. At the end it would wait for them.
    {name: 'development', use: main, testMatch: ofDevelopment},
    {
      name: 'chromium',
      use: main,
      // Other browsers paint in another way than the one that the pictures are of.
      testIgnore: [
        ofDevelopment,
        ...(isSweeping ? [] : [sweeps]),
        ...(isPackaged ? [] : [/\/visual\.spec\.ts$/]),
      ],
    },
    // What a newer browser does in another way is tested in both.
    ...(second
      ? [{name: 'installed chromium', grep: /@newer-browser/, use: {launchOptions: second}}]
      : []),
  ],
  // A free port, so that two checkouts can be tested at once; workers read it from their environment.
  webServer: {
    command: 'npx tsx src/cli/serve.ts --port 0',
    wait: {stdout: / at (?<served_site>http:\S+\d)\//},
  },
});
