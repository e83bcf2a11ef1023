import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {packPicture} from '../../../../src/cli/update-screenshots/pack-picture';

/** Text on a ground, as a browser writes it: every color of its edges in 24 bits. */
async function screenshot(): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'pack-')), 'page.png');
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/>${Array.from(
    {length: 12},
    (_, line) =>
      `<circle cx="${40 * line + 60}" cy="${28 * line + 40}" r="21" fill="#1b262c"/><path d="M0 ${30 * line}L600 ${30 * line + 90}" stroke="#175d96"/>`,
  ).join('')}</svg>`;
  writeFileSync(file, await sharp(Buffer.from(words)).png({compressionLevel: 1}).toBuffer());
  return file;
}

const pixels = async (file: string) => sharp(file).removeAlpha().raw().toBuffer();

describe('a packed screenshot', () => {
  it('is smaller, and looks the same', async () => {
    const file = await screenshot();
    const before = {size: readFileSync(file).length, pixels: await pixels(file)};
    expect(await packPicture(file)).toBe(true);
    expect(readFileSync(file).length).toBeLessThan(before.size / 2);
    const after = await pixels(file);
    const furthest = after.reduce(
      (far, value, index) => Math.max(far, Math.abs(value - before.pixels[index]!)),
      0,
    );
    expect(furthest).toBeLessThan(12);
  });

  it('is not packed again', async () => {
    const file = await screenshot();
    await packPicture(file);
    const packed = readFileSync(file);
    expect(await packPicture(file)).toBe(false);
    expect(readFileSync(file).equals(packed)).toBe(true);
  });

  it('is a picture', async () => {
    const file = await screenshot();
    writeFileSync(file, 'no picture');
    await expect(packPicture(file)).rejects.toThrow(/unsupported image format/);
  });
});
