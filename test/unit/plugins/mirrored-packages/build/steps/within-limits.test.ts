import {withinLimits} from '../../../../../../src/plugins/mirrored-packages/build/steps/within-limits';
import {htmlPage} from '../../../../../support/readme';

describe('withinLimits', () => {
  it.each([
    ['deep', '<div>'.repeat(70), 'its README is nested more than 60 elements deep.'],
    ['many', 'a<br>'.repeat(25_000), 'its README has more than 40000 elements and texts.'],
  ])('refuses what is too %s', async (_, readme, message) => {
    const page = await htmlPage(readme);
    expect(() => withinLimits(page)).toThrow(message);
  });

  it('lets pass what is not', async () => {
    const page = await htmlPage(`${'<div>'.repeat(40)}a`);
    expect(() => withinLimits(page)).not.toThrow();
  });
});
