import {refreshSince} from './since';
import {refreshSponsors} from './sponsors';

/** What `npm run refresh -- NAME` fetches into `src/data`. */
const snapshots: Record<string, () => Promise<string>> = {
  since: () => refreshSince(),
  sponsors: () => refreshSponsors(),
};

async function main(name: string | undefined): Promise<void> {
  const refresh = name === undefined ? undefined : snapshots[name];
  if (!refresh) {
    throw new Error(`expected one of ${Object.keys(snapshots).join(', ')}, got "${name}"`);
  }
  console.log(await refresh());
}

main(process.argv[2]).catch((error: Error) => {
  console.error(`refresh: ${error.message}`);
  process.exitCode = 1;
});
