import {installTabs} from '../../../../../../src/plugins/mirrored-packages/build/steps/install-tabs';
import {markdownOf, markdownPage} from '../../../../../support/readme';

async function joined(readme: string): Promise<string> {
  const page = await markdownPage(readme);
  installTabs(page);
  return markdownOf(page);
}

const block = (command: string) => `\`\`\`bash\n${command}\n\`\`\``;
const npm = block('npm install --save-dev css-loader');
const yarn = block('yarn add -D css-loader');
const pnpm = block('pnpm add -D css-loader');
const tabs = npm.replace('bash', 'bash tabs');

describe('installTabs', () => {
  it.each([
    ['with words between them', `${npm}\n\nor\n\n${yarn}\n\nor\n\n${pnpm}`, tabs],
    ['below each other', `${npm}\n\n${yarn}`, tabs],
    [
      'in another order of words',
      `${block('npm i css-loader -D')}\n\nor\n\n${yarn}`,
      tabs.replace('--save-dev css-loader', 'css-loader -D'),
    ],
  ])('joins commands that install the same, %s', async (_how, readme, expected) => {
    expect(await joined(`${readme}\n\nText`)).toBe(`${expected}\n\nText`);
  });

  it.each([
    ['other packages', `${npm}\n\nor\n\n${block('yarn add -D style-loader')}`],
    ['words that say more', `${npm}\n\nor, with Yarn:\n\n${yarn}`],
    ['options of npm only', `${block('npm install -D -g a')}\n\nor\n\n${block('yarn add -D a')}`],
  ])('leaves %s', async (_what, readme) => {
    expect(await joined(readme)).toBe(readme);
  });
});
