import {markdownOf, markdownPage} from '../../../../../support/readme';

const written = async (readme: string) => markdownOf(await markdownPage(readme));

describe('parseReadme', () => {
  it.each([
    ['---\ntitle: x\n---\n\nText', 'Text'],
    ['---\r\n# comment\r\ntags:\r\n  - a\r\n\r\nlayout: b\r\n---\r\nText', 'Text'],
  ])('leaves out the fields at the top of %j', async (readme, markdown) => {
    expect(await written(readme)).toBe(markdown);
  });

  it('takes text between two rules for text', async () => {
    expect(await written('---\n\nText\n\n---\n\nMore')).toBe('---\n\nText\n\n---\n\nMore');
  });
});
