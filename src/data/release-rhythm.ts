import type {ReleaseNews} from './releases';

const day = 24 * 60 * 60 * 1000;

/** A minor release with the days since the one before it. */
export interface MinorRelease extends ReleaseNews {
  /** Missing where the one before is not on the list. */
  days?: number;
}

/**
 * Gives the minor releases of the list, the newest first, each with the days since the minor release
 * right before it.
 * @param news of all releases that brought something, the newest first
 */
export function minorReleases(news: readonly ReleaseNews[]): MinorRelease[] {
  const minors = news.filter(({release}) => release.endsWith('.0'));
  return minors.map((minor, index) => {
    const before = minors[index + 1];
    return before && minorNumber(minor) === minorNumber(before) + 1
      ? {...minor, days: (Date.parse(minor.date) - Date.parse(before.date)) / day}
      : minor;
  });
}

const minorNumber = ({release}: ReleaseNews) => Number(release.split('.')[1]);

/**
 * Gives the median of the days between minor releases; the mean of two in the middle.
 * @throws when no release has its days
 */
export function medianDays(releases: readonly MinorRelease[]): number {
  const days = releases.flatMap((release) => release.days ?? []).sort((a, b) => a - b);
  if (days.length === 0) throw new Error('no two minor releases follow each other on the list');
  const middle = (days.length - 1) / 2;
  return Math.round((days[Math.floor(middle)]! + days[Math.ceil(middle)]!) / 2);
}
