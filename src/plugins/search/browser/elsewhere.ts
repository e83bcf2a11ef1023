import {counterpartOf, versionLabeled} from '../../../versions';
import {
  hierarchyLevels,
  type HighlightedText,
  type OtherVersion,
  type SearchHit,
  type SearchOptions,
} from '../types';
import type {Told} from './ask';

/** A hit whose title has all that was asked is good enough not to look for a better one. */
const good = 2;

/** The reader waits no longer than this many milliseconds for what another version knows. */
const patience = 2000;

/**
 * Looks whether the other version knows better; it is asked only when this one knows little.
 * What goes wrong there is no reason to keep back the answer of this version.
 */
export async function lookElsewhere(
  hits: readonly SearchHit[],
  options: SearchOptions,
  askFor: (options: SearchOptions) => Promise<Told>,
): Promise<OtherVersion | undefined> {
  const own = fit(hits[0]);
  const version = counterpartOf(versionLabeled(options.version))?.label;
  if (version === undefined || own >= good || (options.page ?? 0) > 0) return undefined;
  const told = await Promise.race([
    askFor({...options, version, hitsPerPage: 1}).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined)),
  ]);
  const [hit] = told?.hits ?? [];
  const theirs = fit(hit);
  const better = theirs > own && (theirs >= good || own < 0);
  return told && hit && better ? {version, total: told.total, hit} : undefined;
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
