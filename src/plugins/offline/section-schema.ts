import * as z from 'zod/mini';

const fileIndex = z.int().check(z.gte(0));

/** A section of a version, or the pages of a version that are in no section. */
const sectionSchema = z.object({
  /** Unique: `5/guides`, or `5/` for the pages that are in no section. */
  id: z.string(),
  title: z.string(),
  pages: z.array(fileIndex),
  /** Files that its pages load: scripts, styles, images, and the search index. */
  files: z.array(fileIndex),
});

/** All sections of the site, with every file they need. */
export const offlineSectionsSchema = z.object({
  versions: z.array(z.object({label: z.string(), sections: z.array(sectionSchema)})),
  /** URL, size in bytes, and fingerprint of the content of each file. Sections refer to them by index. */
  files: z.array(z.tuple([z.string(), z.int(), z.string()])),
});

export type OfflineSections = z.infer<typeof offlineSectionsSchema>;
export type OfflineSection = OfflineSections['versions'][number]['sections'][number];
