import * as z from 'zod';

const kit = z.strictObject({
  name: z.string().regex(/^[\w.-]+$/),
  /** Owner of the repository on GitHub. */
  maintainer: z.string().regex(/^[\w-]+$/),
  tags: z
    .array(z.string().min(1))
    .refine((tags) => tags.some((tag) => tag.includes('webpack')), {error: 'no tag names webpack'}),
});

const schema = z.strictObject({
  note: z.string(),
  collected: z.string().regex(/^\d{4}$/),
  kits: z.array(kit).min(1),
});

/** A project to begin from. */
export type StarterKit = z.infer<typeof kit>;

/**
 * Checks what `starter-kits.json` holds.
 * @throws naming each fault
 */
export const parseStarterKits = (file: unknown): StarterKit[] => schema.parse(file).kits;
