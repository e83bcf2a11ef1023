import {versions} from '../../../versions';
import {
  type Found,
  hierarchyLevels,
  type HighlightedText,
  type OtherVersion,
  type SearchHit,
  type SearchVersion,
} from '../types';

/** A hit whose title has all that was asked is good enough not to look for a better one. */
const good = 2;

/** The reader waits no longer than this many milliseconds for what other versions know. */
const timeout = 2000;

/**
 * Looks whether another version knows better; they are asked only when this one knows little, the
 * newest first, until one knows enough: the records of each are a download of their own. What goes
 * wrong there is no reason to keep back the answer of this version.
 */
export async function lookElsewhere(
  hits: readonly SearchHit[],
  asked: SearchVersion,
  askOne: (version: SearchVersion) => Promise<Found>,
): Promise<OtherVersion | undefined> {
  const own = fit(hits[0]);
  if (own >= good) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined));
  let best: OtherVersion | undefined;
  for (const {label: version} of versions) {
    if (version === asked) continue;
    const found = await Promise.race([askOne(version).catch(() => undefined), late]);
    const [hit] = found?.hits ?? [];
    const theirs = fit(hit);
    const better = theirs > Math.max(own, fit(best?.hit)) && (theirs >= good || own < 0);
    if (found && hit && better) best = {version, total: found.total, hit};
    if (theirs >= good) break;
  }
  return best;
}

/** How well a hit fits: its title is what was asked, has it all, the whole hit has it, or less. */
function fit(hit: SearchHit | undefined): number {
  if (!hit) return -1;
  const {hierarchy, hierarchy_camel: inside, content} = hit._highlightResult;
  const last = hierarchyLevels.filter((level) => hit.hierarchy[level] !== null).at(-1) ?? 'lvl0';
  const titles = [hierarchy[last], inside[last]];
  if (titles.some((title) => isFull(title) && title?.fullyHighlighted)) return 3;
  if (titles.some(isFull)) return 2;
  return [content, ...Object.values(inside)].some(isFull) ? 1 : 0;
}

const isFull = (text: HighlightedText | undefined) => text?.matchLevel === 'full';
