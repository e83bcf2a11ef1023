import {gzipSync} from 'node:zlib';
import {writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {Preparer} from '../../../../../src/plugins/mirrored-packages/worker/preparer';
import {limits} from '../../../../../src/plugins/mirrored-packages/build/limits';
import {releaseOf, type SitePackage} from '../../../../support/mirrored-site';
import {animation, drawing, middleOf, picture} from '../../../../support/pictures';
import {pinOf} from '../../../../support/readme';

const preparer = new Preparer();
afterAll(() => preparer.stop());

async function copy(bytes: Buffer | string, width?: number) {
  const made = await preparer.copyImage({bytes: Buffer.from(bytes), width});
  return {...made, data: Buffer.from(made.data, 'base64')};
}

/** What of a file is not pixels. */
async function restOf(data: Buffer) {
  const {format, exif, xmp, icc, iptc} = await sharp(data).metadata();
  return {format, metadata: [exif, xmp, icc, iptc].filter(Boolean)};
}

/** Entities that hold each other ten times, ten deep. */
const laughs = `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
  {length: 9},
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')}]>`;

const manifest = (text: string): SitePackage => ({'README.md': '# x\n', 'package.json': text});

async function prepared(content: SitePackage) {
  const {tarball} = await releaseOf('x', content);
  return preparer.prepare(pinOf({name: 'x', version: '1.0.0'}), tarball);
}

it.each<[what: string, package_: SitePackage, reason: string]>([
  ['no README', {}, 'it has no README.'],
  [
    'a README that is a link',
    {'README.md': {link: '../../../../etc/passwd'}},
    'its README.md is a link, and what links lead to is not read.',
  ],
  ['a broken manifest', manifest('{'), 'its package.json has no usable name, version.'],
  [
    'another release',
    manifest('{"name": "y", "version": "1.0.0"}'),
    'the tarball with the pinned integrity holds y@1.0.0; correct the pin.',
  ],
  [
    'half an archive',
    {tarball: gzipSync(Buffer.alloc(100_000, 'x')).subarray(0, 60)},
    'zlib: unexpected end of file.',
  ],
])('prepare says why there is no page of a package with %s', async (_, content, reason) => {
  await expect(prepared(content)).rejects.toThrow(`x@1.0.0 cannot be mirrored: ${reason}`);
});

it.each([
  ['without text', '', 'it has no README.'],
  [
    'of 2 MB',
    'Many words. '.repeat(180_000),
    'its README.md has 2110 kB, more than the 512 kB allowed.',
  ],
  ['of deep elements', '<div>'.repeat(70), 'its README is nested more than 60 elements deep.'],
  ['of bottomless elements', '<div>'.repeat(20_000), 'its README is nested too deeply.'],
  ['of many elements', '<hr>'.repeat(40_001), 'its README has more than 40000 elements and texts.'],
])('prepare says why there is no page of a README %s', async (_, text, reason) => {
  await expect(prepared({'README.md': text})).rejects.toThrow(
    `x@1.0.0 cannot be mirrored: ${reason}`,
  );
});

describe('copyImage', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('paints %s anew', async (format) => {
    const {data, width, height, isMoving} = await copy(await picture(format));
    expect({width, height, isMoving}).toEqual({width: 60, height: 40, isMoving: false});
    expect(await middleOf(data)).toBe('red');
    expect(await restOf(data)).toEqual({format: 'webp', metadata: []});
  });

  it('takes with it nothing but pixels', async () => {
    const script = '<script>alert()</script>';
    const image = await sharp(await picture('png'))
      .withExif({IFD0: {Copyright: script}})
      .png()
      .toBuffer();
    const both = Buffer.concat([image, Buffer.from(script)]);
    expect(both.includes('alert')).toBe(true);
    const {data} = await copy(both);
    expect(data.includes('alert')).toBe(false);
    expect(await restOf(data)).toEqual({format: 'webp', metadata: []});
  });

  it('shows the first picture of an animation', async () => {
    const {data, isMoving} = await copy(await animation());
    expect(isMoving).toBe(true);
    expect(await middleOf(data)).toBe('red');
    expect((await sharp(data).metadata()).pages ?? 1).toBe(1);
  });

  it('is never wider than the text needs, and as wide as the README wants', async () => {
    const wide = await copy(await picture('png', 4000, 100));
    expect(wide).toMatchObject({width: limits.imageCopyWidth, height: 40});
    const wanted = await copy(await picture('png', 400, 200), 100);
    expect(wanted).toMatchObject({width: 100, height: 50});
    // Twice the pixels, for dense screens.
    expect(await sharp(wanted.data).metadata()).toMatchObject({width: 200, height: 100});
  });

  it('paints a drawing for dense screens, and white where it is transparent', async () => {
    const {data, width, height} = await copy(drawing());
    expect({width, height}).toEqual({width: 60, height: 40});
    expect(await sharp(data).metadata()).toMatchObject({width: 120, height: 80, format: 'webp'});
    const empty = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    expect(await middleOf((await copy(empty)).data)).toBe('white');
  });

  it.each([
    ['a script', '<script>document.documentElement.remove()</script>'],
    [
      'a page',
      '<foreignObject width="60" height="40"><body xmlns="http://www.w3.org/1999/xhtml" style="background: #fff">x</body></foreignObject>',
    ],
    ['a handler', '<set attributeName="fill" to="white" onbegin="alert()"/>'],
    ['an address that is a script', '<a href="javascript:alert()"><text>a</text></a>'],
  ])('paints a drawing without what it tries: %s', async (_, inside) => {
    const {data} = await copy(drawing(inside));
    expect(await middleOf(data)).toBe('red');
    expect(await restOf(data)).toEqual({format: 'webp', metadata: []});
  });

  it('includes no file of this machine in a drawing', async () => {
    const file = path.join(tmpdir(), `white-${process.pid}.png`);
    const white = {width: 60, height: 40, channels: 3, background: '#fff'} as const;
    await writeFile(file, await sharp({create: white}).png().toBuffer());
    const links = [`file://${file}`, file].map(
      (address) =>
        `<image href="${address}" width="60" height="40"/><image xlink:href="${address}" width="60" height="40"/>`,
    );
    expect(await middleOf((await copy(drawing(links.join('')))).data)).toBe('red');
    // It would be painted if the drawing brought it along.
    const inside = (await sharp({create: white}).png().toBuffer()).toString('base64');
    const brought = `<image href="data:image/png;base64,${inside}" width="60" height="40"/>`;
    expect(await middleOf((await copy(drawing(brought))).data)).toBe('white');
  });

  it.each([
    ['HTML that is called PNG', '<!doctype html><title>x</title><script>alert()</script>'],
    ['HTML that holds a drawing', `<html><body>${drawing().toString()}</body></html>`],
    ['text', 'Many words. '.repeat(1000)],
    ['nothing', ''],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['a packed drawing', gzipSync(drawing())],
    ['a drawing that is not closed', drawing().subarray(0, -6)],
    ['a drawing of a thousand million words', drawing('<text>&a9;</text>', laughs)],
    [
      'a drawing that reads a file',
      drawing('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    ],
    [
      'a drawing of 100,000 by 100,000',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
    ],
  ])('refuses %s', async (_, bytes) => {
    await expect(copy(bytes)).rejects.toThrow();
  });

  it('refuses a format that browsers do not show, half a picture and one of too many pixels', async () => {
    await expect(copy(await picture('tiff'))).rejects.toThrow(/unsupported image format/);
    const noise = {type: 'gaussian', mean: 128, sigma: 60} as const;
    const create = {width: 300, height: 300, channels: 3, background: '#000', noise} as const;
    const whole = await sharp({create}).png().toBuffer();
    await expect(copy(whole.subarray(0, whole.length / 2))).rejects.toThrow(/read error/);
    expect((await copy(whole)).width).toBe(300);
    await expect(copy(await picture('png', 6000, 6000))).rejects.toThrow(/pixel limit/);
  });
});
