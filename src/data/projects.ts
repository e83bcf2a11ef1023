import * as z from 'zod';

const project = z.strictObject({
  /** Owner and name on GitHub. */
  repo: z.string().regex(/^[\w-]+\/[\w.-]+$/),
  /** Name of the package. */
  npm: z.string().min(1),
  description: z
    .string()
    .max(110)
    .regex(/^[A-Z].*\.$/, 'has to be one sentence'),
  /** Name on GitHub of who looks after it. */
  maintainer: z
    .string()
    .regex(/^[\w-]+$/)
    .nullable(),
  /** Day since when the repository is read-only. */
  archived: z.iso.date().optional(),
  /** Its own README says that something else has followed it. */
  deprecated: z.literal(true).optional(),
});

/** What `projects.json` holds. */
export const projectsSchema = z.strictObject({
  note: z.string(),
  asOf: z.iso.date(),
  projects: z
    .array(project)
    .refine((projects) => new Set(projects.map(({repo}) => repo)).size === projects.length, {
      error: 'a repository is listed twice',
    }),
});

/** A project of the organization page. */
export type Project = z.infer<typeof project>;
