import {readFile} from 'node:fs/promises';
import {writeWhole} from '../../plugins/mirrored-packages/build/write-whole';
import {imageHosts} from '../../plugins/published-files/config/hosting';
import {parseSupporters, type Supporter} from '../../data/supporters';
import {fetchSupporters, openCollective} from './open-collective';

interface Options {
  endpoint?: string;
  file?: string;
  today?: string;
}

/**
 * Brings `supporters.json` up to date.
 * @throws when anything is wrong with the answer; the file is then as it was
 */
export async function refreshSponsors({
  endpoint = openCollective,
  file = 'src/data/supporters.json',
  today = new Date().toISOString().slice(0, 10),
}: Options = {}): Promise<string> {
  const before = parseSupporters(JSON.parse(await readFile(file, 'utf8')));
  const after = parseSupporters({
    source: 'Open Collective, account webpack',
    asOf: today,
    unit: 'US cents, lifetime total',
    supporters: (await fetchSupporters(endpoint)).map(withoutBlockedAvatar),
  });
  if (after.supporters.length * 2 < before.supporters.length) {
    throw new Error(
      `${endpoint} knows ${after.supporters.length} supporters, ${file} ${before.supporters.length}: ` +
        'less than half of them is no progress, the file stays. Delete its entries if that is right.',
    );
  }
  await writeWhole('', file, `${JSON.stringify(after, null, 2)}\n`);
  return `sponsors: ${before.supporters.length} of ${before.asOf} → ${after.supporters.length} of ${today}`;
}

/** Pages may only show images of the hosts that the content security policy names. */
function withoutBlockedAvatar({avatar, ...supporter}: Supporter): Supporter {
  const isAllowed = avatar !== undefined && imageHosts.includes(new URL(avatar).origin);
  return isAllowed ? {...supporter, avatar} : supporter;
}
