import path from 'node:path';
import {textFiles} from '../../../../../src/plugins/markdown-export/build/text-files';
import {older} from '../../../../support/older-version';

const files = await textFiles(process.cwd());
const textAt = async (wanted: string) => files.find(({address}) => address === wanted)?.write();

describe('the files for machines', () => {
  it('have the Markdown of a page beside it', async () => {
    expect(await textAt('/concepts/output/index.md')).toContain('\n# Output\n');
  });

  it('have the list of the pages of a version', async () => {
    expect(await textAt(`${older.base}llms.txt`)).toMatch(
      new RegExp(`^# webpack ${older.label} documentation`),
    );
  });

  it.each(['/concepts/output/', '/concepts/no-such-page/index.md', '/robots.txt'])(
    'have none at %s',
    async (address) => {
      expect(await textAt(address)).toBeUndefined();
    },
  );

  it('cannot be had without pages', async () => {
    await expect(textFiles(path.resolve('test/fixtures'))).rejects.toThrow(/there is no folder/);
  });
});
