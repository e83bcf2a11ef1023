import * as z from 'zod';
import {isVersionLabel} from '../versions';

/** Where the wrong samples of READMEs are kept, relative to the site. */
export const findingsFile = 'src/data/mirrored-sample-findings.json';

const label = z.string().refine(isVersionLabel, 'must be a version of the documentation');

const finding = z.strictObject({
  package: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  /** Major version of webpack whose documentation shows the README. */
  documentation: label,
  /** Major version of webpack that the README names for the sample, and that was asked therefore. */
  webpack: label.optional(),
  /** 1-based line of the README. */
  line: z.int().positive(),
  /** Fingerprint of the code of the sample. */
  sample: z.string().min(8),
  /** Only a whole configuration is marked for readers; what cannot be parsed is told to its authors. */
  kind: z.enum(['configuration', 'command', 'part']),
  error: z.string().min(1),
  /** Markdown: what mends it, where the message does not say so. */
  advice: z.string().min(1).optional(),
  /** What to file in the repository of the package. */
  issue: z.strictObject({title: z.string().min(1).max(160), text: z.string().min(1)}),
});

const schema = z.strictObject({
  note: z.string().min(1),
  /** A new version of webpack asks every sample again. */
  webpack: z.record(label, z.string().min(1)),
  findings: z.array(finding),
});

/** A sample of a README that is wrong. */
export type ReadmeFinding = z.infer<typeof finding>;

/** The wrong samples of all mirrored READMEs, as `mirrored-sample-findings.json` keeps them. */
export type ReadmeFindings = z.infer<typeof schema>;

/**
 * Checks what `mirrored-sample-findings.json` holds, or is about to hold.
 * @throws when it is no list of findings, naming each fault
 */
export const parseReadmeFindings = (snapshot: unknown): ReadmeFindings => schema.parse(snapshot);
