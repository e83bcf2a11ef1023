import * as z from 'zod';

/** The list of a version that says how many facts of each area its pages describe. */
export const describedFactsList = 'described-facts';

export const describedFacts = z.strictObject({
  /** Empty for a version whose facts are not counted. */
  areas: z.array(
    z.strictObject({
      area: z.string(),
      total: z.int(),
      excepted: z.int(),
      waiting: z.int(),
      uncovered: z.int(),
    }),
  ),
  /** Facts that newer releases brought and that no page describes yet. */
  newFacts: z.array(z.strictObject({fact: z.string(), since: z.string(), added: z.string()})),
});

/** What all pages of a version describe together, as `npm run check:content` counted it. */
export type DescribedFacts = z.infer<typeof describedFacts>;
