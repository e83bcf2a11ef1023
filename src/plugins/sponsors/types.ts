import type {SponsorRank} from './config/ranks';

/** How many supporters a rank has. */
export interface RankRoom {
  name: SponsorRank['name'];
  count: number;
}
