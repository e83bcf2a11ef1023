import {readFile, rename, writeFile} from 'node:fs/promises';
import {imageHosts} from '../../plugins/published-files/config/hosting';
import {parseSupporters, type Supporter, type SupporterSnapshot} from '../../data/supporters';
import {fetchSupporters, openCollective} from './open-collective';

interface Options {
  endpoint?: string;
  file?: string;
  today?: string;
}

/**
 * Brings `supporters.json` up to date, and tells what changed.
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
  await writeFile(`${file}.new`, `${JSON.stringify(after, null, 2)}\n`);
  await rename(`${file}.new`, file);
  return describeChange(before, after);
}

/** Pages may only show images of the hosts that the content security policy names. */
function withoutBlockedAvatar({avatar, ...supporter}: Supporter): Supporter {
  const isAllowed = avatar !== undefined && imageHosts.includes(new URL(avatar).origin);
  return isAllowed ? {...supporter, avatar} : supporter;
}

/** What a commit message would say of a new list. */
function describeChange(before: SupporterSnapshot, after: SupporterSnapshot): string {
  const key = ({slug, name}: Supporter) => slug ?? name;
  const without = (these: readonly Supporter[], those: readonly Supporter[]) => {
    const known = new Set(those.map(key));
    return these.filter((supporter) => !known.has(key(supporter))).map(({name}) => name);
  };
  const [old, fresh] = [before.supporters, after.supporters];
  return [
    `sponsors: ${old.length} of ${before.asOf} → ${fresh.length} of ${after.asOf}`,
    listed('new', without(fresh, old)),
    listed('gone', without(old, fresh)),
  ]
    .filter(Boolean)
    .join('\n');
}

const listed = (what: string, names: readonly string[]) =>
  names.length > 0 && `  ${what} (${names.length}): ${names.join(', ')}`;
