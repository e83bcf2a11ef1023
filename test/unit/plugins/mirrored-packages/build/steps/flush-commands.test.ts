import {flushCommands} from '../../../../../../src/plugins/mirrored-packages/build/pipeline';
import {markdownOf, markdownPage} from '../../../../../support/readme';

async function flushed(readme: string): Promise<string> {
  const page = await markdownPage(readme);
  flushCommands(page);
  return markdownOf(page);
}

describe('flushCommands', () => {
  it('moves commands to the margin and keeps what stands further in', async () => {
    expect(await flushed('```bash\n  npm i a \\\n    b\n\n  npm t\n```')).toBe(
      '```bash\nnpm i a \\\n  b\n\nnpm t\n```',
    );
  });

  it.each(['```bash\nnpm i \\\n  a\n```', '```js\n  a();\n```', '```bash\n```'])(
    'leaves %j',
    async (readme) => {
      expect(await flushed(readme)).toBe(readme);
    },
  );
});
