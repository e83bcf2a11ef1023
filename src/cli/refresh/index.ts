import {parseArgs} from 'node:util';
import {command} from '../command';
import {refreshAddresses} from './addresses';
import {refreshBuilds} from './builds';
import {refreshPackages} from './packages';
import {refreshPackageStates} from './package-states';
import {refreshSince} from './since';
import {refreshSponsors} from './sponsors';

/** What `npm run refresh -- NAME` brings up to date. */
const snapshots: Record<string, (name?: string) => Promise<string>> = {
  addresses: () => refreshAddresses(),
  builds: () => refreshBuilds(),
  packages: (name) => refreshPackages({name}),
  since: () => refreshSince(),
  sponsors: () => refreshSponsors(),
  states: refreshPackageStates,
};

void command('refresh', async () => {
  const [snapshot, name] = parseArgs({allowPositionals: true}).positionals;
  const refresh = snapshot === undefined ? undefined : snapshots[snapshot];
  if (!refresh) {
    throw new Error(`expected one of ${Object.keys(snapshots).join(', ')}, got "${snapshot}"`);
  }
  console.log(await refresh(name));
});
