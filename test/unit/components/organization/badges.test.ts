import {badgeGroups, badgeHost} from '../../../../src/components/organization/badges';
import {imageHosts} from '../../../../src/plugins/published-files/config/hosting';

describe('the badges of a project', () => {
  const groups = badgeGroups({repo: 'webpack/tapable', npm: 'tapable'});
  const badges = groups.flatMap((group) => group.badges);

  it('answer three questions with eight images @spec-2.12.2', () => {
    expect(groups.map(({heading, badges: {length}}) => [heading, length])).toEqual([
      ['Downloads and Stars', 2],
      ['Activity', 4],
      ['Issues and PRs', 2],
    ]);
  });

  it('have the addresses of the badge service @spec-2.12.2', () => {
    const shape =
      /^https:\/\/img\.shields\.io\/(.+)\.svg\?label=(.+)&style=flat-square&maxAge=3600$/;
    expect(
      badges.map(({address}) => shape.exec(address)?.slice(1).map(decodeURIComponent)),
    ).toEqual([
      ['npm/dm/tapable', 'npm'],
      ['github/stars/webpack/tapable', '✭'],
      ['github/commits-since/webpack/tapable/master@{6 months ago}', '6m'],
      ['github/commits-since/webpack/tapable/master@{3 months ago}', '3m'],
      ['github/commits-since/webpack/tapable/master@{1 month ago}', '1m'],
      ['github/commits-since/webpack/tapable/master@{1 week ago}', '1w'],
      ['github/issues-raw/webpack/tapable', 'issues'],
      ['github/issues-pr-raw/webpack/tapable', 'prs'],
    ]);
  });

  it('say each something else to those who do not see them', () => {
    expect(new Set(badges.map(({alt}) => alt)).size).toBe(8);
    expect(badges.filter(({alt}) => !alt.includes('tapable'))).toEqual([]);
  });

  it('come from a host that pages may load images from', () => {
    expect(imageHosts).toContain(badgeHost);
  });
});
