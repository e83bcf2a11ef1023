import type {Finding} from '../../content/page';
import type {Comparison, Run} from './compare';
import {shingleLength} from './corpus';

/** How much a page may share with a corpus: what facts and common phrases come to. */
const limits = {
  /** Part of a page's shingles. */
  share: 0.01,
  /** Words in a row. */
  run: 12,
} as const;

/** How many runs are shown of a page that shares too much. */
const shownRuns = 10;

/** Gives the part of a page's shingles that the corpus has too. */
export const shareOf = ({shingles, shared}: Comparison) => (shingles === 0 ? 0 : shared / shingles);

/** Says what a page shares that it must not; nothing when it keeps the limits. */
export function originalityFindings(comparison: Comparison): Finding[] {
  const tooLong = comparison.runs.filter(({words}) => words.length > limits.run);
  if (shareOf(comparison) <= limits.share) return tooLong.map(asFinding);
  const share: Finding = {
    line: 1,
    what: `${percent(shareOf(comparison))} of its ${shingleLength}-word sequences (${comparison.shared} of ${comparison.shingles}) stand in other texts`,
    why: `${percent(limits.share)} is what facts and common phrases come to`,
    fix: 'rewrite the places below, from what you know and tried rather than from another text',
  };
  return [share, ...comparison.runs.slice(0, Math.max(shownRuns, tooLong.length)).map(asFinding)];
}

function asFinding({line, words, file, fileLine}: Run): Finding {
  return {
    line,
    what: `${words.length} words in a row also stand in ${file}:${fileLine}: "${words.join(' ')}"`,
    ...(words.length > limits.run && {why: `more than ${limits.run} are a copy`}),
    fix: 'say it in your own words',
  };
}

/** Writes a part as people read it: `0.35 %`. */
export const percent = (part: number) =>
  `${(part * 100).toLocaleString('en-US', {maximumFractionDigits: 2})} %`;
