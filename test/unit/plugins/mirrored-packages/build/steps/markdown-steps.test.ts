import {
  convertAlerts,
  convertEmoji,
} from '../../../../../../src/plugins/mirrored-packages/build/pipeline';
import {
  normalizeLanguages,
  unindentCommands,
  mergeInstallCommands,
} from '../../../../../../src/plugins/mirrored-packages/build/steps/code-blocks';
import {closeHeadingGaps} from '../../../../../../src/plugins/mirrored-packages/build/steps/headings';
import {fixture, markdownAfter} from '../../../../../support/readme';

it.each([
  ['fields at its top', '---\ntitle: x\n---\n\nText', 'Text'],
  ['fields of several lines', '---\r\n# a\r\nb:\r\n  - c\r\n\r\nd: e\r\n---\r\nText', 'Text'],
  ['text between two rules', '---\n\nText\n\n---\n\nMore', '---\n\nText\n\n---\n\nMore'],
  ['an open mark', 'Text <b>bold\n\n## H\n\n- item', 'Text **bold**\n\n## H\n\n- item'],
  ['an open mark with a class', 'Text <B class="x">bold\n\npara', 'Text **bold**\n\npara'],
  ['an open mark in a heading', '## Head <em>open\n\ntext', '## Head _open_\n\ntext'],
  ['an open mark in an item', '- a <b>b\n- c', '- a **b**\n- c'],
  ['an open mark in a cell', '| a |\n| - |\n| <b>x |\n\ny', '| a |\n| - |\n| **x** |\n\ny'],
  ['an open mark in another', '_a <b>b_ c\n\nd', '_a **b**_ c\n\nd'],
  ['closed marks', 'a **b** <sub>c</sub> `<b>`', 'a **b** <sub>c</sub> `<b>`'],
])('a README with %s is read', async (_, readme, markdown) => {
  expect(await markdownAfter(readme)).toBe(markdown);
});

describe('alerts', () => {
  it('become asides, also of several paragraphs', async () => {
    expect(await markdownAfter(await fixture('css-loader-header'), convertAlerts)).toMatch(
      /:::warning\n\*\*`css-loader` is deprecated\*\*[^]+?one rule at a time\.\n:::/,
    );
  });

  it.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])('know %s', async (kind) => {
    expect(await markdownAfter(`> [!${kind}]\n> Text with \`code\`.`, convertAlerts)).toBe(
      `:::${kind.toLowerCase()}\nText with \`code\`.\n:::`,
    );
  });

  it('are no other quotations', async () => {
    expect(await markdownAfter('> [!OTHER] thing', convertAlerts)).toBe('> \\[!OTHER] thing');
  });
});

it('shortcodes of the text become characters, never those of code', async () => {
  expect(
    await markdownAfter(':rocket: Fast, `[local]:hash:` and :no_such_name:.', convertEmoji),
  ).toBe('🚀 Fast, `[local]:hash:` and \\:no_such_name:.');
});

it.each([
  ['js', 'js'],
  ['console', 'bash'],
  ['patch', 'diff'],
  ['JavaScript', 'javascript'],
  ['jsonc', 'json5'],
  ['vue', 'html'],
  ['mdx-code-block', 'text'],
  ['__proto__', 'text'],
  ['js {1,3} title="x"', 'js'],
  ['', ''],
])('the fence language "%s" becomes "%s"', async (info, language) => {
  expect(await markdownAfter(`\`\`\`${info}\ncode\n\`\`\``, normalizeLanguages)).toBe(
    `\`\`\`${language}\ncode\n\`\`\``,
  );
});

it.each([
  ['bash', '# Install\n$ npm i a\nadded 1 package', 'console'],
  ['shell-session', '$ a \\\n  b\nprinted', 'console'],
  ['', '$ npm i a\n# or\n$ yarn add \\\n  a', 'bash'],
  ['', 'npm i a', ''],
])('a block of "%s" with %j is "%s"', async (info, code, language) => {
  expect(await markdownAfter(`\`\`\`${info}\n${code}\n\`\`\``, normalizeLanguages)).toBe(
    `\`\`\`${language}\n${code}\n\`\`\``,
  );
});

it.each([
  ['```bash\n  npm i a \\\n    b\n\n  npm t\n```', '```bash\nnpm i a \\\n  b\n\nnpm t\n```'],
  ['```bash\nnpm i \\\n  a\n```', '```bash\nnpm i \\\n  a\n```'],
  ['```js\n  a();\n```', '```js\n  a();\n```'],
])('commands stand at the edge, and nothing else: %j', async (readme, markdown) => {
  expect(await markdownAfter(readme, unindentCommands)).toBe(markdown);
});

it.each([
  ['## a|#### b|#### c|##### d|### e|## f', '## a|### b|### c|#### d|### e|## f'],
  ['#### a|## b', '## a|## b'],
  ['## a|# b|## c|### d', '## a|## b|### c|#### d'],
  ['## a|### b|#### c|### d', '## a|### b|#### c|### d'],
])('the levels of headings have no gaps: %s', async (before, after) => {
  const text = await markdownAfter(before.replaceAll('|', '\n\n'), closeHeadingGaps);
  expect(text).toBe(after.replaceAll('|', '\n\n'));
});

const block = (command: string, info = 'bash') => `\`\`\`${info}\n${command}\n\`\`\``;
const install = 'npm install --save-dev css-loader';
const other = 'npm install css-loader -D';
const npm = block(install);
const yarn = block('yarn add -D css-loader');
const pnpm = block('pnpm add -D css-loader');
const tabs = (command: string) => block(command, 'bash tabs');

describe('mergeInstallCommands', () => {
  it.each([
    ['with words between them', `${npm}\n\nor\n\n${yarn}\n\nor\n\n${pnpm}`, tabs(install)],
    ['below each other', `${npm}\n\n${yarn}`, tabs(install)],
    ['in another order of words', `${block(other)}\n\nor\n\n${yarn}`, tabs(other)],
  ])('joins commands that install the same, %s', async (_how, readme, expected) => {
    expect(await markdownAfter(`${readme}\n\nText`, mergeInstallCommands)).toBe(
      `${expected}\n\nText`,
    );
  });

  it.each([
    ['other packages', `${npm}\n\nor\n\n${block('yarn add -D style-loader')}`],
    ['words that say more', `${npm}\n\nor, with Yarn:\n\n${yarn}`],
    ['options of npm only', `${block('npm install -D -g a')}\n\nor\n\n${block('yarn add -D a')}`],
  ])('leaves %s', async (_what, readme) => {
    expect(await markdownAfter(readme, mergeInstallCommands)).toBe(readme);
  });
});
