import {beginningOf} from '../../../../src/reference/messages/beginning';

describe('beginningOf', () => {
  it('gives the first line, with a mark for what differs', () => {
    expect(beginningOf(["Can't find {name} in {folder}.\nLook elsewhere."])).toBe(
      "Can't find … in ….",
    );
    expect(beginningOf(['eval usage: {total} {total} eval:{list}\nMore.'])).toBe(
      'eval usage: … eval',
    );
  });

  it('gives the second line too when the first is a title', () => {
    expect(beginningOf(['configuration\nThe mode is missing.'])).toBe(
      'configuration The mode is missing.',
    );
    expect(beginningOf(['webpack rule recommendations: \nThe rule {rule} is unused.'])).toBe(
      'webpack rule recommendations: The rule … is unused.',
    );
  });

  it('ends a long one after a word', () => {
    const text = beginningOf(['word '.repeat(40)])!;
    expect(text).toMatch(/^(?:word )+…$/);
    expect(text.length).toBeLessThanOrEqual(92);
  });

  it('skips what is added later, and gives nothing without a text', () => {
    expect(beginningOf(['\n  Included by {name}', 'Two copies'])).toBe('Two copies');
    expect(beginningOf([])).toBeUndefined();
  });
});
