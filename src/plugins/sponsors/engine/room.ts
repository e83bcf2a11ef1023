import type {RankRoom} from '../types';

/** How many squares a rank has in a row, in narrow windows and from 768 px: as SponsorList.module.css says. */
const inRow: Record<RankRoom['name'], [narrow: number, wide: number]> = {
  latest: [3, 6],
  platinum: [2, 4],
  gold: [2, 4],
  silver: [3, 6],
  bronze: [4, 8],
  backer: [2, 4],
};

/** Heights in rem, as SponsorList.module.css says. */
const heights = {above: 2, words: 6.75, strip: 3.5, name: 2, day: 7};

/** The forms the lists have: words above the squares, more squares in a row, words beside them. */
export const forms = ['narrow', 'medium', 'wide'] as const;

/** What the lists take: a part that grows with their width, and one that does not. */
export interface Room {
  /** Height as a share of the width of the squares. */
  share: number;
  rem: number;
}

/** Gives how much room to keep free for the lists of sponsors, so that nothing moves when they come. */
export function roomFor(rooms: readonly RankRoom[], form: (typeof forms)[number]): Room {
  const words = heights.above + (form === 'wide' ? 0 : heights.words);
  return rooms.reduce<Room>(
    ({share, rem}, {name, count}) => {
      const squares = inRow[name][form === 'narrow' ? 0 : 1];
      if (name === 'backer') {
        const rows = Math.ceil((count + 1) / squares);
        return {share, rem: rem + words + rows * heights.name};
      }
      // The invitation fills the last row; below a full one it is a strip.
      const strip = count % squares === 0 ? heights.strip : 0;
      return {share: share + Math.ceil(count / squares) / squares, rem: rem + words + strip};
    },
    {share: 0, rem: heights.day},
  );
}
