import {parseArgs} from 'node:util';
import {newest, versions} from '../../versions';
import {table} from '../../versions/table';
import {applyChanges} from './apply';
import {updateLockfile} from './lockfile';
import {planCut} from './plan';
import {planLines, remaining} from './print';
import {refuseCut} from './refuse';

/** `npm run cut -- 6`: the running version becomes a snapshot, and the root webpack 6. */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {'dry-run': {type: 'boolean'}},
  });
  const [label] = positionals;
  await refuseCut(siteDir, label, table);

  const steps = await planCut(siteDir, label!, table);
  console.log(planLines(siteDir, steps).join('\n'));
  if (values['dry-run']) {
    console.log('Nothing has been changed.');
    return;
  }
  await applyChanges(
    siteDir,
    steps.flatMap(({changes}) => changes),
  );
  const isLocked = await updateLockfile(siteDir);
  console.log(`\nThere are ${versions.length + 1} versions now. What remains for people:`);
  for (const line of remaining(label!, newest.label, isLocked)) console.log(`- ${line}`);
}

main().catch((error: Error) => {
  console.error(`cut: ${error.message}`);
  process.exitCode = 1;
});
