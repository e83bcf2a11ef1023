import type {ReadmeFinding} from '../../../../../../src/data/readme-findings';
import {finish} from '../../../../../../src/plugins/mirrored-packages/build/pipeline';
import {sampleFingerprint} from '../../../../../../src/plugins/mirrored-packages/build/sample-fingerprint';
import {markWrongSamples} from '../../../../../../src/plugins/mirrored-packages/build/steps/mark-wrong-samples';
import {markdownOf, markdownPage} from '../../../../../support/readme';
import {older} from '../../../../../support/older-version';
import {newest} from '../../../../../../src/versions';

const code = 'module.exports = {\n  entrie: 1,\n};';
const readme = `1. Like this:\n\n   \`\`\`js\n${code.replace(/^/gm, '   ')}\n   \`\`\`\n\n\`\`\`js\nother();\n\`\`\`\n`;
const finding: ReadmeFinding = {
  package: 'css-loader',
  version: '7.1.5',
  documentation: newest.label,
  webpack: newest.label,
  line: 3,
  sample: sampleFingerprint(code),
  kind: 'configuration',
  error: `configuration has an unknown property 'entrie'. These properties are valid:\nobject { ${'amd?, '.repeat(40)} }`,
  issue: {title: 'Title', text: 'Text'},
};

async function marked(changes: Partial<ReadmeFinding> = {}): Promise<string> {
  const page = await markdownPage(readme);
  markWrongSamples(page, [{...finding, ...changes}]);
  return markdownOf(page);
}

describe('markWrongSamples', () => {
  it('says below the sample what webpack says, wherever the sample stands', async () => {
    expect(await marked()).toContain(
      `   \`\`\`\n\n   :::warning\n   webpack ${newest.webpack} does not accept this configuration: \`configuration has an unknown property 'entrie'\`.\n   :::\n\n\`\`\`js\nother();`,
    );
  });

  it('names who does not take it, and what mends it', async () => {
    const error = "postcss-loader: options has an unknown property 'plugins'";
    expect(await marked({error, advice: 'Use `postcssOptions`.'})).toContain(
      "postcss-loader does not accept the options it is given here: `options has an unknown property 'plugins'`. Use `postcssOptions`.",
    );
    expect(await marked({error: 'ReferenceError: a is not defined'})).toContain(
      'This configuration cannot be loaded: `ReferenceError: a is not defined`.',
    );
  });

  it('lets the page say whose warnings these are', async () => {
    const page = await markdownPage(readme);
    const sentence = 'The warnings below configurations that fail are ours';
    expect(finish(page, [], new Map(), [finding])).toContain(sentence);
    expect(finish(await markdownPage(readme), [], new Map(), [])).not.toContain(sentence);
  });

  it.each([
    ['of another package', {package: 'sass-loader'}],
    ['of another release', {version: '7.1.4'}],
    ['of the other version of the documentation', {documentation: older.label}],
    ['that was only parsed', {kind: 'part' as const}],
    ['with other code', {sample: sampleFingerprint('other')}],
  ])('marks nothing for a finding %s', async (_, changes) => {
    expect(await marked(changes)).not.toContain(':::warning');
  });
});
