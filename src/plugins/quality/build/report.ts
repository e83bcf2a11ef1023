import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {writtenInputs} from '../../../cache';

/** Where the check of the whole site writes what it found, relative to the site. */
export const reportFile = 'node_modules/.cache/content-report.json';

const counts = z.record(z.string(), z.number());

const problem = z.object({
  file: z.string(),
  line: z.number(),
  rule: z.string(),
  what: z.string(),
});

const page = z.object({
  /** Path relative to the site. */
  file: z.string(),
  /** What was read for it, the page first. */
  inputs: writtenInputs,
  /** Blocks by what was done with them. */
  samples: counts,
  /** Marks that excuse a block, by mark. */
  exceptions: counts,
  /** Commands and steps of example projects that were run. */
  played: z.object({commands: z.number(), steps: z.number()}),
  problems: z.array(problem),
  /** Terminals with an output, and those whose output is that of a run. */
  terminals: z.object({shown: z.number(), compared: z.number()}),
  /** Links by where they lead. */
  links: z.object({inside: z.number(), outside: z.number()}),
  /** Sentences that say what happens: those that something settles, and those that a run proves. */
  statements: z.object({total: z.number(), settled: z.number(), proved: z.number()}),
  /** File or folder of the claims about it, relative to the site. */
  claims: z.string().optional(),
});

const coverage = z.object({
  label: z.string(),
  inputs: writtenInputs,
  /** Empty for a version whose facts are not counted. */
  areas: z.array(
    z.object({
      area: z.string(),
      total: z.number(),
      excepted: z.number(),
      waiting: z.number(),
      uncovered: z.number(),
    }),
  ),
  /** Facts that newer releases brought and that no page describes yet. */
  newFacts: z.array(z.object({fact: z.string(), since: z.string(), added: z.string()})),
});

const report = z.object({
  /** What holds for all of it: the code that checks, and the packages. */
  inputs: writtenInputs,
  pages: z.array(page),
  coverage: z.array(coverage),
  /** What is wrong with more than one page. */
  problems: z.array(problem),
});

/** What a check of the whole site found, and from what. */
export type Report = z.infer<typeof report>;
export type CheckedPage = z.infer<typeof page>;
export type Coverage = z.infer<typeof coverage>;

/**
 * Reads the report of the last check of the whole site.
 * @returns one sentence, where there is none that can be read
 */
export function readReport(siteDir: string): Report | string {
  try {
    return report.parse(JSON.parse(readFileSync(path.join(siteDir, reportFile), 'utf8')));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'The checks did not run before this build.'
      : 'What the checks found before this build cannot be read.';
  }
}

/** Writes a report the way it is read: the same findings give the same text. */
export const formatReport = (found: Report): string => `${JSON.stringify(report.parse(found))}\n`;
