import {headingLevels} from '../../../../../../src/plugins/mirrored-packages/build/steps/heading-levels';
import {markdownOf, markdownPage} from '../../../../../support/readme';

async function levelsOf(readme: string): Promise<string[]> {
  const page = await markdownPage(readme);
  headingLevels(page);
  return markdownOf(page)
    .split('\n')
    .filter((line) => line.startsWith('#'));
}

describe('headingLevels', () => {
  it('closes gaps, and keeps what stands side by side there', async () => {
    const readme = '## a\n\n#### b\n\n#### c\n\n##### d\n\n### e\n\n## f\n';
    expect(await levelsOf(readme)).toEqual(['## a', '### b', '### c', '#### d', '### e', '## f']);
  });

  it('starts below the title of the page', async () => {
    expect(await levelsOf('#### a\n\n## b\n')).toEqual(['## a', '## b']);
  });

  it('keeps apart sections of the first level and what stands below them', async () => {
    expect(await levelsOf('## a\n\n# b\n\n## c\n\n### d\n')).toEqual([
      '## a',
      '## b',
      '### c',
      '#### d',
    ]);
  });

  it('leaves what has no gaps', async () => {
    const headings = ['## a', '### b', '#### c', '### d', '## e'];
    expect(await levelsOf(headings.join('\n\n'))).toEqual(headings);
  });
});
