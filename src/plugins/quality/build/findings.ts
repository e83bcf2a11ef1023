import {readInputs, Snapshot, type WrittenInputs} from '../../../cache';
import {type CheckedPage, readReport, type Report} from './report';

/** What the last check of the whole site found, as far as it is still true. */
export interface Findings {
  /** Empty where nothing of it can be used. */
  report: Report;
  /** Whether files that were read for a part of it are as they were. */
  isUnchanged: (inputs: WrittenInputs) => boolean;
  /** Pages that are as they were checked, by path relative to the site. */
  pages: ReadonlyMap<string, CheckedPage>;
  /** Why nothing of it can be used: one sentence. */
  fault?: string;
}

const known = new Map<string, Findings>();

/**
 * Reads the report of the last check of the whole site, once in a process.
 * @param siteDir absolute folder of the site
 */
export function readFindings(siteDir: string): Findings {
  const findings = known.get(siteDir) ?? findingsIn(siteDir);
  known.set(siteDir, findings);
  return findings;
}

const outdated = 'The checks did not run since they, or a package that they use, have changed.';
const nothing: Report = {inputs: [], pages: [], coverage: [], problems: []};

function findingsIn(siteDir: string): Findings {
  const disk = new Snapshot();
  const isUnchanged = (inputs: WrittenInputs) => disk.isUnchanged(readInputs(siteDir, inputs));
  const read = readReport(siteDir);
  const usable = typeof read === 'string' || isUnchanged(read.inputs) ? read : outdated;
  const report = typeof usable === 'string' ? nothing : usable;
  const pages = report.pages.filter(({inputs}) => isUnchanged(inputs));
  return {
    report,
    isUnchanged,
    pages: new Map(pages.map((page) => [page.file, page])),
    ...(typeof usable === 'string' && {fault: usable}),
  };
}
