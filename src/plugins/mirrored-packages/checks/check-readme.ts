import type {ReadmeFinding} from '../../../data/readme-findings';
import {sampleFingerprint} from '../build/sample-fingerprint';
import type {Pin} from '../build/pins';
import type {Context} from '../../../checks/rules/rule';
import {adviceFor} from './advice';
import {type Checked, checkSample} from './check-sample';
import {issueFor} from './issue';
import {readReadme} from './read-readme';
import type {KnownPackages} from './stand-ins';
import {namedVersion} from './version-of-sample';

/** What the check of one README found, and how much it looked at. */
export interface ReadmeReport {
  findings: ReadmeFinding[];
  /** How many blocks were run or parsed, by what was done with them. */
  samples: Partial<Record<Checked | 'completed' | 'of other languages', number>>;
}

/**
 * Checks every sample of a README.
 * @param known packages of the same documentation version
 */
export async function checkReadme(
  pin: Pin,
  readme: string,
  known: KnownPackages,
  context: Context,
): Promise<ReadmeReport> {
  const page = readReadme(pin, readme);
  const report: ReadmeReport = {findings: [], samples: {}};
  const count = (name: keyof ReadmeReport['samples']) =>
    (report.samples[name] = (report.samples[name] ?? 0) + 1);
  for (const fence of page.fences) {
    const {checked, completed, findings} = await checkSample(page, fence, known, context);
    count(checked ?? 'of other languages');
    if (completed) count('completed');
    // What follows the first fault follows from it.
    const [first] = findings;
    if (!first || !checked || checked === 'abridged') continue;
    const error = [first.what, ...(first.detail ? [first.detail.trim()] : [])].join('\n');
    const advice = adviceFor(error);
    const webpack = namedVersion(page, fence);
    const found = {
      package: pin.name,
      version: pin.version,
      documentation: pin.documentation.label,
      ...(webpack !== undefined && {webpack}),
      line: first.line,
      sample: sampleFingerprint(fence.source),
      kind: checked,
      error,
      ...(advice !== undefined && {advice}),
    };
    report.findings.push({...found, issue: issueFor(pin, readme, found)});
  }
  return report;
}
