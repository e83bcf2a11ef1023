import type {RankRoom} from '../types';

/** The forms the lists have: words above two cells in a row, above six, and beside six. */
export const forms = ['narrow', 'medium', 'wide'] as const;

/** Heights in rem, as SponsorList.module.css says. */
const rows: Record<RankRoom['name'], number> = {
  latest: 2.5,
  platinum: 3.5,
  gold: 3.5,
  silver: 2.5,
  bronze: 2.5,
  backer: 2.5,
};
const heights = {above: 1.5, words: 5, date: 7};

/**
 * Gives how much room, in rem, to keep free for the lists of sponsors, so that nothing moves when
 * they come. The invitation takes one more cell.
 */
export function roomFor(rooms: readonly RankRoom[], form: (typeof forms)[number]): number {
  const inRow = form === 'narrow' ? 2 : 6;
  return rooms.reduce((sum, {name, count}) => {
    const cells = Math.ceil((count + 1) / inRow) * rows[name];
    const list = form === 'wide' ? Math.max(heights.words, cells) : heights.words + cells;
    return sum + heights.above + list;
  }, heights.date);
}
