import {parseArgs} from 'node:util';
import {refreshAddresses} from './addresses';
import {refreshBuilds} from './builds';
import {refreshDevServer} from './dev-server';
import {refreshPackages} from './packages';
import {refreshSince} from './since';
import {refreshSponsors} from './sponsors';

interface Request {
  /** One thing of many. */
  name?: string;
  /** Only say whether something is outdated. */
  check?: boolean;
}

/** What `npm run refresh -- NAME` brings up to date. */
const snapshots: Record<string, (request: Request) => Promise<string>> = {
  addresses: () => refreshAddresses(),
  builds: () => refreshBuilds(),
  'dev-server': () => refreshDevServer(),
  packages: refreshPackages,
  since: () => refreshSince(),
  sponsors: () => refreshSponsors(),
};

async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {check: {type: 'boolean'}},
  });
  const [what, name] = positionals;
  const refresh = what === undefined ? undefined : snapshots[what];
  if (!refresh) {
    throw new Error(`expected one of ${Object.keys(snapshots).join(', ')}, got "${what}"`);
  }
  console.log(await refresh({name, check: values.check}));
}

main().catch((error: Error) => {
  console.error(`refresh: ${error.message}`);
  process.exitCode = 1;
});
