import {remembered} from '../../cache';
import {headingIds as ruleFor} from '../addresses/heading-ids';
import type {PageRule as TextRule} from '../../content/page';
import {movedAnchors} from '../../versions/moved-anchors';
import {type AddressList, addressLists, readAddresses} from '../../data/addresses';
import type {PageRule} from './rule';

/** Headings keep the ids that were public once; the lists of addresses are read once. */
export const headingIds: PageRule = {
  name: 'heading-ids',
  async check(page, {siteDir}) {
    return (await ruleOf(siteDir)).check(page);
  },
};

const ruleOf = remembered(async (siteDir: string): Promise<TextRule> => {
  const lists = Object.keys(addressLists) as AddressList[];
  const addresses = await Promise.all(lists.map((list) => readAddresses(siteDir, list)));
  return ruleFor(addresses.flat(), movedAnchors);
});
