import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkOriginality} from '../../../../src/cli/check-originality/check';

const sentence =
  'Whoever brews tea in a cold pot drinks it lukewarm, which is why every careful guide begins with hot water.\n';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'originality-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

describe('npm run check:originality', () => {
  it('names page, line, words and the file they came from', async () => {
    const others = await folderWith({'guides/tea.mdx': `# Tea\n\n${sentence}`});
    const ours = await folderWith({'a.md': `One.\n\n${sentence}`, '_mirrored.md': sentence});
    const told: string[] = [];
    const {problems, summary} = await checkOriginality(others, {
      ours: [ours],
      onProgress: (what, done, all) => told.push(`${what} ${done}/${all}`),
    });
    expect(told).toEqual(['files to compare with 1/1', `pages of ${ours} 1/1`]);
    expect(problems).toHaveLength(2);
    expect(problems[1]).toMatch(
      /a\.md:3 originality: 20 words in a row also stand in .*guides.tea\.mdx:3: "whoever brews tea/,
    );
    expect(summary).toMatch(/^1 pages compared with 1 files of .*: largest share 100 % in .*a\.md/);
  });

  it('is content with other words', async () => {
    const others = await folderWith({'tea.md': sentence});
    const ours = await folderWith({'a.md': 'Warm the pot first.\n'});
    expect(await checkOriginality(others, {ours: [ours]})).toEqual({
      problems: [],
      summary: expect.stringMatching(/nothing in common$/) as string,
    });
  });

  it('refuses a folder that is missing, a file, or without Markdown', async () => {
    const folder = await folderWith({'notes.txt': 'x'});
    await expect(checkOriginality(path.join(folder, 'none'))).rejects.toThrow('there is no folder');
    await expect(checkOriginality(path.join(folder, 'notes.txt'))).rejects.toThrow('is no folder');
    await expect(checkOriginality(folder)).rejects.toThrow('holds no Markdown');
  });
});
