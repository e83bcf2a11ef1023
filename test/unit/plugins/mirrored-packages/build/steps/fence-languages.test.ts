import {fenceLanguages} from '../../../../../../src/plugins/mirrored-packages/build/pipeline';
import {fixture, markdownOf, markdownPage} from '../../../../../support/readme';

async function languageOf(info: string): Promise<string | undefined> {
  const page = await markdownPage(`\`\`\`${info}\ncode\n\`\`\``);
  fenceLanguages(page);
  return /^```(.*)/.exec(markdownOf(page))?.[1];
}

describe('fenceLanguages', () => {
  it('names what READMEs call console as the highlighter does', async () => {
    const page = await markdownPage(await fixture('css-loader-header'));
    fenceLanguages(page);
    expect(markdownOf(page)).toContain('```bash\nnpm install --save-dev css-loader\n```');
  });

  it.each([
    ['js', 'js'],
    ['JavaScript', 'javascript'],
    ['jsonc', 'json5'],
    ['vue', 'html'],
    ['mdx-code-block', 'text'],
    ['constructor', 'text'],
    ['__proto__', 'text'],
    ['js {1,3} title="x"', 'js'],
    ['', ''],
  ])('makes "%s" "%s"', async (info, language) => {
    expect(await languageOf(info)).toBe(language);
  });
});
