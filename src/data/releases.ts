import * as z from 'zod';

const release = z.string().regex(/^\d+\.\d+\.\d+$/);

/** Names by the release that brought them. */
const byRelease = z.record(release, z.array(z.string().min(1)).min(1));

/** What a release can bring, one and more of it. */
const names = {
  options: ['option', 'options'],
  hooks: ['hook', 'hooks'],
  plugins: ['plugin', 'plugins'],
  flags: ['flag', 'flags'],
  defaults: ['changed default', 'changed defaults'],
} as const;
export type Kind = keyof typeof names;
export const kinds = Object.keys(names) as Kind[];

/** What `releases.json` of a version holds. */
export const releasesSchema = z.strictObject({
  note: z.string().min(1),
  asOf: z.iso.date(),
  /** The newest release that was looked at. */
  upTo: release,
  /** The day of each release that is named below. */
  dates: z.record(release, z.iso.date()),
  /** Paths: `output.clean`. */
  options: byRelease,
  /** The class and the hook: `Compiler.run`. */
  hooks: byRelease,
  /** Paths of exports: `webpack.ids.SyncModuleIdsPlugin`. */
  plugins: byRelease,
  /** Names without dashes in front: `output-clean`. */
  flags: byRelease,
  /** Options with the default they have since: `optimization.avoidEntryIife: false (production)`. */
  defaults: byRelease,
});

/** Which release of a version brought what. */
export type ReleasesData = z.infer<typeof releasesSchema>;

/** A release, and what it brought. */
export type ReleaseNews = {
  release: string;
  date: string;
  /**
   * Whether it came out on its date. A registry may give the day of a later change, which releases
   * share: then it is the last day on which the release can have come out.
   */
  isExact: boolean;
} & Record<Kind, readonly string[]>;

/** Gives what each release brought, the newest first. */
export const newsOf = (data: ReleasesData): ReleaseNews[] => {
  const days = Object.values(data.dates);
  return Object.entries(data.dates)
    .map(([release, date]) => ({
      release,
      date,
      isExact: days.indexOf(date) === days.lastIndexOf(date),
      ...(Object.fromEntries(kinds.map((kind) => [kind, data[kind][release] ?? []])) as Record<
        Kind,
        string[]
      >),
    }))
    .reverse();
};

/** Gives the noun of a kind for a number of them: "hook", "hooks". */
export const nameOfKind = (kind: Kind, count: number): string => names[kind][count === 1 ? 0 : 1];

/** Says in words how much a release brought: "2 options, 1 hook and 2 flags". */
export function summaryOf(news: ReleaseNews): string {
  const counts = kinds
    .filter((kind) => news[kind].length > 0)
    .map((kind) => `${news[kind].length} ${nameOfKind(kind, news[kind].length)}`);
  return new Intl.ListFormat('en-US').format(counts);
}
