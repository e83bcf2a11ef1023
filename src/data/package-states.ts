import * as z from 'zod';

const state = z.strictObject({
  /** The release that `npm install` takes. */
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  /** The releases of webpack it says it works with. */
  webpack: z.string().min(1).optional(),
  /** What its author says to those who still install it. */
  deprecated: z.string().min(1).optional(),
});

/** What `awesome-packages.json` holds. */
export const packageStatesSchema = z.strictObject({
  asOf: z.iso.date(),
  /** By the name of the package. */
  packages: z.record(z.string(), state),
});

export type PackageState = z.infer<typeof state>;
