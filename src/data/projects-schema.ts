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
  /** Name on GitHub of who looked after it on `maintainersAsOf`. */
  maintainer: z
    .string()
    .regex(/^[\w-]+$/)
    .nullable(),
  /** Day since when the repository is read-only. */
  archived: z.iso.date().optional(),
});

/** What `projects.json` holds. */
export const projectsSchema = z.strictObject({
  note: z.string(),
  asOf: z.iso.date(),
  /** Month in which the former page named these maintainers. */
  maintainersAsOf: z.string().regex(/^\d{4}-\d{2}$/, 'must be a month, such as 2020-05'),
  projects: z
    .array(project)
    .refine((projects) => new Set(projects.map(({repo}) => repo)).size === projects.length, {
      error: 'a repository is listed twice',
    }),
});

/** A project of the organization page. */
export type Project = z.infer<typeof project>;
