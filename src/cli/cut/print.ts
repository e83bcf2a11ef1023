import {existsSync} from 'node:fs';
import path from 'node:path';
import type {CutStep} from './change';

/** Says how many files each step changes, and names them where they are few. */
export function planLines(siteDir: string, steps: readonly CutStep[]): string[] {
  return steps.flatMap(({name, changes}) => {
    const files = changes.map(({file}) => file);
    const added = files.filter((file) => !existsSync(path.join(siteDir, file)));
    const counts = `${added.length} new, ${files.length - added.length} changed`;
    const named = files.length > 5 ? [`${files[0]} … ${files.at(-1)}`] : files;
    return [`${name}: ${counts}`, ...named.map((file) => `  ${file}`)];
  });
}

/** Says what a program cannot do. */
export const remaining = (label: string, snapshot: string, isLocked: boolean): string[] =>
  [
    !isLocked &&
      'npm install --package-lock-only --ignore-scripts: npm could not write the lockfile',
    'npm ci: installs the packages of both versions',
    `npm run upgrade -- ${label}.0.0, once it is released: until then the pages are checked against the webpack they had`,
    `the pages below docs/ that speak of webpack ${snapshot}, the migration guide and the release notes`,
    'the pictures that pages are compared with: npm run build && npm run screenshots:update',
    `src/versions/table.ts: the state of webpack ${snapshot} is "maintained"; make it "old" when it gets no more releases`,
    `what older versions call the newest, and the text of the banner (src/components/docs/OlderVersion.tsx), if webpack ${snapshot} needs another one`,
    'npm run refresh -- packages: the releases of loaders and plugins for the new version',
    `npm run refresh -- addresses, once the site is built: the URLs of webpack ${snapshot} have to lead to its pages from then on`,
    'npm test, then commit',
  ].filter((line) => line !== false);
