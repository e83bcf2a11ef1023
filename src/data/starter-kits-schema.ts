import * as z from 'zod';

const kit = z.strictObject({
  name: z.string().regex(/^[\w.-]+$/),
  /** Owner of the repository on GitHub. */
  maintainer: z.string().regex(/^[\w-]+$/),
  tags: z
    .array(z.string().min(1))
    .refine((tags) => tags.some((tag) => tag.includes('webpack')), {error: 'no tag names webpack'}),
});

/** What `starter-kits.json` holds. */
export const starterKitsSchema = z.strictObject({
  note: z.string(),
  collected: z.string().regex(/^\d{4}$/),
  kits: z.array(kit).min(1),
});

/** A project to begin from. */
export type StarterKit = z.infer<typeof kit>;
