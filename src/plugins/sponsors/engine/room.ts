import type {SponsorTier} from '../config/tiers';

/** How many supporters a tier has. */
export interface TierRoom {
  name: SponsorTier['name'];
  count: number;
}

/** The forms the lists have: words above the cells, more cells in a row, words beside them. */
export const forms = ['narrow', 'medium', 'wide'] as const;

/** How many cells a row has, as SponsorList.module.css says. */
const inRow = {narrow: 2, medium: 4, wide: 5};

/** Heights in rem, as SponsorList.module.css says. */
const rowOf = (name: TierRoom['name']) => (name === 'platinum' || name === 'gold' ? 3.5 : 2.5);
const heights = {above: 1.5, words: 5, date: 7};

/**
 * Gives how much room, in rem, to keep free for the lists of sponsors, so that nothing moves when
 * they come. The invitation takes one more cell.
 */
export function roomFor(rooms: readonly TierRoom[], form: (typeof forms)[number]): number {
  return rooms.reduce((sum, {name, count}) => {
    const cells = Math.ceil((count + 1) / inRow[form]) * rowOf(name);
    const list = form === 'wide' ? Math.max(heights.words, cells) : heights.words + cells;
    return sum + heights.above + list;
  }, heights.date);
}
