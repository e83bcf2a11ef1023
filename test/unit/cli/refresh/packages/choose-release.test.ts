import {chooseRelease} from '../../../../../src/cli/refresh/packages/find-updates';
import {older} from '../../../../support/older-version';

const releasesOf = (latest: string, ranges: Record<string, string | undefined>) => ({
  latest,
  releases: Object.fromEntries(
    Object.entries(ranges).map(([version, webpack]) => [version, {webpack}]),
  ),
});

describe('chooseRelease', () => {
  it('takes a pre-release only when nothing else supports it', () => {
    const text = releasesOf('3.0.2', {'3.0.2': '^3.1.0', '4.0.0-beta.0': '^3.0.0 || ^4.0.0'});
    expect(chooseRelease(text, older)).toBe('4.0.0-beta.0');
  });

  it('takes the latest of a package that never says what it supports', () => {
    expect(chooseRelease(releasesOf('0.5.0', {'0.5.0': undefined}), older)).toBe('0.5.0');
  });

  it('chooses none when all releases exclude this webpack', () => {
    const late = releasesOf('5.0.0', {'0.0.1': undefined, '5.0.0': '^5.1.0'});
    expect(chooseRelease(late, older)).toBeUndefined();
  });
});
