import {titleOfPath} from '../title-of-path';
import {otherAddresses} from '../../config/other-addresses';
import {allRedirects} from '../../config/redirects';
import {loadTitles} from '../titles';
import {versionOf} from '../../versions';
import type {Candidate} from './closest';

/**
 * Loads what an unknown address may have meant: the pages of the version it lies in, the screens,
 * and the pages that have moved.
 * @throws when the list of pages cannot be had
 */
export async function loadCandidates(path: string): Promise<Candidate[]> {
  const titles = await loadTitles(path);
  const titled = (address: string) =>
    titles[address.replace(/#.*/, '')] ?? titleOfPath(address) ?? address;
  const screens = otherAddresses.filter((address) => address !== '/' && !(address in titles));
  return [
    ...Object.entries(titles).map(([address, title]) => ({address, title})),
    ...screens.map((address) => ({address, title: titled(address)})),
    // Those of other versions are not on the list.
    ...allRedirects
      .filter(({to}) => to.replace(/#.*/, '') in titles || versionOf(to) !== versionOf(path))
      .map(({from, to}) => ({address: to, title: titled(to), former: from})),
  ];
}
