import {
  beginsAtEdge,
  isDecided,
  isFullyOpen,
  isSideways,
  isSwipe,
} from '../../../src/browser/site-menu/swipe';

describe('a swipe', () => {
  it('needs more than 20 pixels, in its own direction @spec-4.7 @spec-9.5', () => {
    const opens = [21, 20, -21].map((x) => isSwipe({x, y: 0}, 1));
    expect(opens).toEqual([true, false, false]);
    const closes = [-21, -20, 21].map((x) => isSwipe({x, y: 0}, -1));
    expect(closes).toEqual([true, false, false]);
  });

  it('needs a slope below 0.8, up or down @spec-4.8 @spec-9.5', () => {
    expect(isSwipe({x: 100, y: 79}, 1)).toBe(true);
    expect(isSwipe({x: 100, y: 80}, 1)).toBe(false);
    expect(isSwipe({x: -100, y: -80}, -1)).toBe(false);
    expect(isSideways({x: 0, y: 0})).toBe(false);
  });

  it('has drawn the sheet out at 295 pixels @spec-4.8 @spec-9.5', () => {
    expect(isFullyOpen({x: 294, y: 0})).toBe(false);
    expect(isFullyOpen({x: 295, y: 0})).toBe(true);
  });

  it('begins at the left edge, and is none before the finger has moved @spec-4.8', () => {
    expect(beginsAtEdge(3)).toBe(true);
    expect(beginsAtEdge(25)).toBe(false);
    expect(isDecided({x: 2, y: 3})).toBe(false);
    expect(isDecided({x: 0, y: -4})).toBe(true);
  });
});
