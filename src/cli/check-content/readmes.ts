import {readFileSync, writeFileSync} from 'node:fs';
import {versions} from '../../versions';
import {findingsFile, parseReadmeFindings, type ReadmeFinding} from '../../data/readme-findings';
import {
  type CheckedReadmes,
  checkReadmes,
} from '../../plugins/mirrored-packages/checks/check-readmes';
import {compareFindings} from '../../plugins/mirrored-packages/checks/compare';

const command = 'npm run check:content -- --mirrored --accept';
const note =
  'Samples of mirrored READMEs that are wrong, with the issue to file upstream. Written by npm run check:content -- --mirrored --accept.';

/**
 * `npm run check:content -- --mirrored [--accept]`: checks the samples of all mirrored READMEs and
 * compares what is wrong with the list in the repository. `--accept` writes the list.
 * @returns whether the list is right
 */
export async function checkMirrored(siteDir: string, accept: boolean): Promise<boolean> {
  const started = Date.now();
  const checked = await checkReadmes({siteDir, skip: process.env.MIRROR === 'skip', onDone});
  const found = checked.readmes.flatMap(({findings}) => findings);
  if (accept) writeFileSync(findingsFile, `${JSON.stringify(snapshotOf(found), null, 2)}\n`);
  const {fresh, stale} = compareFindings(found, readFindings(), checked.skipped);
  for (const finding of fresh) console.log(`new: ${described(finding)}`);
  for (const finding of stale) console.log(`no longer found: ${described(finding)}`);
  console.log(summaryOf(checked, found, Date.now() - started));
  if (fresh.length + stale.length === 0) return true;
  console.log(`${findingsFile} is not what was found: look at it, then run ${command}`);
  return false;
}

function onDone(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} READMEs`);
  if (process.stdout.isTTY && done === all) process.stdout.write('\n');
}

function readFindings(): readonly ReadmeFinding[] {
  return parseReadmeFindings(JSON.parse(readFileSync(findingsFile, 'utf8'))).findings;
}

function snapshotOf(findings: readonly ReadmeFinding[]) {
  const asked = Object.fromEntries(versions.map(({label, webpack}) => [label, webpack]));
  return parseReadmeFindings({note, webpack: asked, findings});
}

const described = ({package: name, version, documentation, line, error}: ReadmeFinding) =>
  `${name}@${version} (webpack ${documentation}) README.md:${line} ${error.split('\n')[0]}`;

/** Says how much was looked at, and how much of it is wrong. */
export function summaryOf(
  {readmes, skipped}: CheckedReadmes,
  found: readonly ReadmeFinding[],
  milliseconds: number,
): string {
  const sums = new Map<string, number>();
  for (const [name, count] of readmes.flatMap(({samples}) => Object.entries(samples)))
    sums.set(name, (sums.get(name) ?? 0) + count);
  const count = (name: string) => sums.get(name) ?? 0;
  const marked = found.filter(({kind}) => kind === 'configuration').length;
  return [
    `${readmes.length} READMEs${skipped.length > 0 ? `, ${skipped.length} left out (MIRROR=skip)` : ''}`,
    `samples: ${count('configuration')} configurations run (${count('completed')} with imports that they leave out), ${count('command')} terminals read, ${count('part')} parts parsed, ${count('abridged')} abridged, ${count('of other languages')} of other languages`,
    `${found.length} wrong, ${marked} marked on their pages, ${(milliseconds / 1000).toFixed(1)} s`,
  ].join('\n');
}
