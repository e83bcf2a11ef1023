import {coverageOf} from '../coverage/page-coverage';
import {factIndexOf} from '../samples/page-facts';
import type {PageRule} from './rule';

/** A marker `<!-- covers: … -->` names what webpack has, and what the block below describes. */
export const coverage: PageRule = {
  name: 'coverage',
  async check(page) {
    return coverageOf(page, await factIndexOf(page.version)).findings;
  },
};
