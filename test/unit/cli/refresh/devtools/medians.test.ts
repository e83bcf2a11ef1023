import {median, medianRatio} from '../../../../../src/cli/refresh/devtools/medians';

describe('the figures of several rounds', () => {
  it('are those in the middle', () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('do not change when everything is slow in one of them', () => {
    expect(medianRatio([15, 150, 15], [10, 100, 10])).toBe(1.5);
    expect(medianRatio([15, 90, 15], [10, 10, 10])).toBe(1.5);
  });
});
