import {headingIds as ruleFor} from '../addresses/heading-ids';
import type {PageRule as TextRule} from '../../content/page';
import {movedAnchors} from '../../versions/moved-anchors';
import {type AddressList, addressLists, readAddresses} from '../../data/addresses';
import type {PageRule} from './rule';

const rules = new Map<string, Promise<TextRule>>();

/** Headings keep the ids that were public once; the lists of addresses are read once. */
export const headingIds: PageRule = {
  name: 'heading-ids',
  async check(page, {siteDir}) {
    const rule = rules.get(siteDir) ?? readRule(siteDir);
    rules.set(siteDir, rule);
    return (await rule).check(page);
  },
};

async function readRule(siteDir: string): Promise<TextRule> {
  const lists = Object.keys(addressLists) as AddressList[];
  const addresses = await Promise.all(lists.map((list) => readAddresses(siteDir, list)));
  return ruleFor(addresses.flat(), movedAnchors);
}
