import {readFileSync} from 'node:fs';
import {imageHosts} from '../../../src/plugins/published-files/config/hosting';
import {parseSupporters} from '../../../src/data/supporters';

const file: unknown = JSON.parse(readFileSync('src/data/supporters.json', 'utf8'));

describe('the committed supporters', () => {
  const {supporters, asOf} = parseSupporters(file);

  it('are 37 organizations of August 2017', () => {
    expect(supporters).toHaveLength(37);
    expect(asOf).toBe('2017-08-22');
  });

  it('have no picture from a host that the content security policy forbids', () => {
    const hosts = supporters.flatMap(({avatar}) => (avatar ? [new URL(avatar).origin] : []));
    expect(hosts.filter((host) => !imageHosts.includes(host))).toEqual([]);
  });
});

describe('a list of supporters', () => {
  const [first, ...rest] = parseSupporters(file).supporters;
  const snapshot = parseSupporters(file);
  const withFirst = (change: object) => ({...snapshot, supporters: [{...first, ...change}]});

  it.each([
    ['nobody', {...snapshot, supporters: []}, /supporters/],
    ['a total that is no whole number', withFirst({totalDonations: 1.5}), /totalDonations/],
    ['a link that runs a script', withFirst({website: 'javascript:alert(1)'}), /website/],
    ['an unknown key', withFirst({total: 3}), /total/],
    ['a day that is none', {...snapshot, asOf: 'yesterday'}, /asOf/],
    ['the same slug twice', {...snapshot, supporters: [first, first, ...rest]}, /listed twice/],
  ])('is refused with %s', (_, wrong, complaint) => {
    expect(() => parseSupporters(wrong)).toThrow(complaint);
  });
});
