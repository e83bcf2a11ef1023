import * as z from 'zod';

const supporter = z.strictObject({
  name: z.string().min(1),
  slug: z.string().min(1).nullable(),
  website: z.url({protocol: /^https?$/}).nullable(),
  avatar: z.url({protocol: /^https$/}).optional(),
  firstDonation: z.iso.datetime().nullable(),
  /** Cents of a US dollar, over all years. */
  totalDonations: z.int().nonnegative(),
});

/** What `supporters.json` holds. */
export const supportersSchema = z
  .strictObject({
    source: z.string().min(1),
    asOf: z.iso.date(),
    unit: z.literal('US cents, lifetime total'),
    supporters: z.array(supporter).min(1),
  })
  .superRefine(({supporters}, context) => {
    const seen = new Set<string>();
    for (const {slug} of supporters) {
      if (slug === null) continue;
      if (seen.has(slug)) context.addIssue(`"${slug}" is listed twice`);
      seen.add(slug);
    }
  });

/** Somebody who gave money, as `supporters.json` keeps it. */
export type Supporter = z.infer<typeof supporter>;

/** Everybody who gave money until a day. */
export type SupporterSnapshot = z.infer<typeof supportersSchema>;
