import {factIndexOf} from '../coverage/fact-index';
import {coverageOf} from '../coverage/page-coverage';
import type {PageRule} from './rule';

/** A marker `<!-- covers: … -->` names what webpack has, and what the block below describes. */
export const coverage: PageRule = {
  name: 'coverage',
  async check(page) {
    return coverageOf(page, await factIndexOf(page.version)).findings;
  },
};
