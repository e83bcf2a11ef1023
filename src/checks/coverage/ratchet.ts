import type {Ratchet} from '../../data/ratchets';

const command = 'npm run refresh -- coverage';

/**
 * Holds what is open against what the repository says may be open.
 * @returns one sentence for each that is not the same, with what to do
 */
export function againstRatchets(actual: readonly Ratchet[], written: readonly Ratchet[]): string[] {
  const known = new Map(written.map((ratchet) => [ratchet.name, ratchet]));
  const now = new Set(actual.map(({name}) => name));
  return [
    ...actual.flatMap((ratchet) => against(ratchet, known.get(ratchet.name)) ?? []),
    ...written
      .filter(({name}) => !now.has(name))
      .map(({name}) => `${name}: there is nothing of the kind; take it out with ${command}`),
  ];
}

function against(
  {name, open, total, startsAtZero}: Ratchet,
  known: Ratchet | undefined,
): string | undefined {
  if (!known && startsAtZero && open > 0)
    return `${name}: ${open} of ${total} are open, and a new page may have none; npm run check:content -- PAGE --missing lists them`;
  if (!known) return `${name}: ${open} of ${total} are open; write it down with ${command}`;
  if (open > known.open) {
    return `${name}: ${open} are open, and only ${known.open} may be; describe what is new or was lost (npm run check:content -- PAGE --missing), settle sentences, or give terminals an example`;
  }
  if (open < known.open || total !== known.total) {
    return `${name}: ${open} of ${total} are open now, ${known.open} of ${known.total} are written; lower it with ${command}`;
  }
  return undefined;
}

/**
 * Gives the ratchets as they have to be written.
 * @throws when one of them would rise, naming all that would
 */
export function lowered(actual: readonly Ratchet[], written: readonly Ratchet[]): Ratchet[] {
  const known = new Map(written.map((ratchet) => [ratchet.name, ratchet]));
  const before = ({name, startsAtZero}: Ratchet) =>
    known.get(name)?.open ?? (startsAtZero ? 0 : Infinity);
  const risen = actual.filter((ratchet) => ratchet.open > before(ratchet));
  if (risen.length === 0) return [...actual];
  const list = risen.map((ratchet) => `${ratchet.name} from ${before(ratchet)} to ${ratchet.open}`);
  throw new Error(`nothing may rise: ${list.join(', ')}`);
}
