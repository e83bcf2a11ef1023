import * as z from 'zod';
import {type MaintenanceStatus, maintenanceLabels} from '../config/maintenance-status';

const text = (name: string) =>
  z
    .string(`must be text; quote it if it looks like a number or date`)
    .trim()
    .min(1, `must not be empty; ${name}`);

const httpsAddress = z
  .string('must be text: an https address')
  .regex(/^https:\/\/\S+$/, 'must be an https address');

const related = z.strictObject({
  title: text('say what stands behind the link'),
  url: z
    .string('must be text: an address')
    .regex(
      /^(?:https:\/\/|v\d[^:/]*:|(?![a-z][a-z\d+.-]*:))\S+$/i,
      'must be the file of a page, as in ../concepts/output.md, or an https address',
    ),
});

const maintenanceStatuses = Object.keys(maintenanceLabels) as MaintenanceStatus[];

const common = {
  title: text('it is the heading of the page'),
  sort: z.int('must be a whole number').optional(),
  /** What people want to do with it: a heading of the sidebar, and of the list on the first page of its section. */
  group: text('leave the key out for no group').optional(),
  contributors: z
    .array(
      z
        .string('must be a GitHub user name')
        .regex(/^[a-zA-Z\d](?:[a-zA-Z\d-]{0,38})$/, 'must be a GitHub user name'),
      'must be a list of GitHub user names',
    )
    .min(1, 'must not be an empty list; leave the key out')
    .optional(),
  related: z
    .array(related, 'must be a list of {title, url}')
    .min(1, 'must not be an empty list; leave the key out')
    .max(5, 'must have 5 entries at most')
    .optional(),
  /** Where to edit the page, when that is not its file in this repository. */
  edit: httpsAddress.optional(),
};

/** Front matter of a page written here. */
export const pageSchema = z.strictObject({
  ...common,
  description: z
    .string('must be text of 50 to 160 characters')
    .trim()
    .min(50, 'must have 50 to 160 characters')
    .max(160, 'must have 50 to 160 characters'),
  /** Whether only those who have its address find the page. */
  unlisted: z.literal(true, 'must be true, or left out').optional(),
});

/** Front matter that `mirrored-packages` writes into a page made from a README. */
export const mirroredPageSchema = z.strictObject({
  ...common,
  description: text('it comes from the package'),
  /** The file name has an underscore that the address has not. */
  slug: z
    .string('must be text')
    .regex(/^\/\S*$/, 'must start with "/"; it is relative to the version'),
  edit: httpsAddress,
  /** Address of the package's repository. */
  repo: httpsAddress,
  /** Raw address of the README. */
  source: httpsAddress,
  package: text('it is the npm name'),
  version: text('it is the pinned release'),
  maintenance: z.enum(maintenanceStatuses, `must be one of ${maintenanceStatuses.join(', ')}`),
  /** Missing where no count exists. */
  downloads: z
    .strictObject({
      weekly: text('it says how often the package was downloaded in a week'),
      month: text('it says when that was'),
    })
    .optional(),
  integrity: z.string().startsWith('sha512-', 'must be a sha512 integrity'),
  // Missing only in the placeholder of a README that a build skipped (MIRROR=skip).
  license: text('it is an SPDX expression').optional(),
});

export type FrontMatter = z.infer<typeof pageSchema> & Partial<z.infer<typeof mirroredPageSchema>>;
