import type {ReadmeFinding} from '../../../data/readme-findings';
import type {Pin} from '../build/pins';

/** How what was found differs from what is written down. */
export interface Difference {
  /** Found, and not written down or written down otherwise. */
  fresh: ReadmeFinding[];
  /** Written down, and no longer found. */
  stale: ReadmeFinding[];
}

/**
 * Compares what was found with what is written down.
 * @param skipped READMEs that were not looked at: what is written down about them counts as found
 */
export function compareFindings(
  found: readonly ReadmeFinding[],
  written: readonly ReadmeFinding[],
  skipped: readonly Pin[] = [],
): Difference {
  const isSkipped = (finding: ReadmeFinding) =>
    skipped.some(
      ({name, documentation}) =>
        name === finding.package && documentation.label === finding.documentation,
    );
  const foundTexts = new Set(found.map(asText));
  const writtenTexts = new Set(written.map(asText));
  return {
    fresh: found.filter((finding) => !writtenTexts.has(asText(finding))),
    stale: written.filter((finding) => !foundTexts.has(asText(finding)) && !isSkipped(finding)),
  };
}

const asText = (finding: ReadmeFinding) =>
  JSON.stringify(Object.entries(finding).sort(([a], [b]) => (a < b ? -1 : 1)));
