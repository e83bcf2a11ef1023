import type {SponsorRank} from './config/ranks';

/** How many squares a rank takes. */
export interface RankRoom {
  name: SponsorRank['name'];
  count: number;
}
