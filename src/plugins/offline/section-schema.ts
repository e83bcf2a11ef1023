import * as z from 'zod/mini';

const fileIndex = z.int().check(z.gte(0));

/** A section of a version, or its pages outside of any section. */
const sectionSchema = z.object({
  /** Names it among all: `5/guides`, `5/` for the pages outside of any section. */
  id: z.string(),
  title: z.string(),
  pages: z.array(fileIndex),
  /** What its pages load: scripts, styles, images, and the index of the search. */
  files: z.array(fileIndex),
});

/** All sections of the site, with every file they need. */
export const offlineSectionsSchema = z.object({
  versions: z.array(z.object({label: z.string(), sections: z.array(sectionSchema)})),
  /** Of each file its address, its size in bytes, and a fingerprint of its content. */
  files: z.array(z.tuple([z.string(), z.int(), z.string()])),
});

export type OfflineSections = z.infer<typeof offlineSectionsSchema>;
export type OfflineSection = OfflineSections['versions'][number]['sections'][number];
