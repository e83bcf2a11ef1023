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
