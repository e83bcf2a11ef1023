import type {ServerResponse} from 'node:http';
import {fetchImage} from '../../../../../../src/plugins/mirrored-packages/build/images/fetch-image';
import {limits} from '../../../../../../src/plugins/mirrored-packages/build/limits';
import {type ImageHost, overLoopback, serveImages} from '../../../../../support/image-host';

const image = Buffer.from('an image');
const to = (location: string) => (_: unknown, response: ServerResponse) =>
  void response.writeHead(302, {location}).end();

describe('fetchImage', () => {
  let host: ImageHost;
  const usual = {...limits};
  beforeAll(async () => {
    host = await serveImages({
      '/image.png': image,
      '/moved.png': to('/image.png'),
      '/round.png': to('/round.png'),
      '/private.png': to('http://10.0.0.1/image.png'),
      '/machine.png': to('http://127.0.0.2/image.png'),
      '/file.png': to('file:///etc/passwd'),
      '/30-mb.png': Buffer.alloc(30 * 1024 * 1024),
      '/30-mb-unsaid.png'(_, response) {
        response.write(Buffer.alloc(1000));
        response.end(Buffer.alloc(30 * 1024 * 1024));
      },
      '/slow.png': (_, response) => void response.write('slow'),
      '/silent.png': () => undefined,
      '/dies.png'(_, response) {
        response.writeHead(200, {'content-length': 1000});
        response.write('half', () => response.destroy());
      },
    });
  });
  afterAll(() => host.close());
  afterEach(() => void Object.assign(limits, usual));

  const fetched = (path: string) => fetchImage(host.url + path, overLoopback);

  it('gives the image at an address, also when it has moved', async () => {
    expect(await fetched('/image.png')).toEqual(image);
    expect(await fetched('/moved.png')).toEqual(image);
  });

  it.each([
    ['/none.png', /^it cannot be fetched: 127\.0\.0\.1:\d+ answers 404$/],
    ['/round.png', /^it cannot be fetched: it is redirected more than 5 times$/],
    ['/private.png', /^it cannot be fetched: 10\.0\.0\.1 is no public address$/],
    ['/machine.png', /^it cannot be fetched: 127\.0\.0\.2 is no public address$/],
    ['/file.png', /^it cannot be fetched: only https is asked, not /],
    ['/30-mb.png', /^it cannot be fetched: it has more than the 5 MB allowed$/],
    ['/30-mb-unsaid.png', /^it cannot be fetched: it has more than the 5 MB allowed$/],
    ['/dies.png', /^it cannot be fetched: aborted$/],
  ])('says why not: %s', async (path, reason) => {
    await expect(fetched(path)).rejects.toThrow(reason);
  });

  it.each([['/slow.png'], ['/silent.png']])('does not wait for ever: %s', async (path) => {
    limits.imageTimeoutSeconds = 0.5;
    await expect(fetched(path)).rejects.toThrow(
      /^it cannot be fetched: that takes more than 0\.5 seconds$/,
    );
  });

  it.each([
    ['http://example.com/image.png'],
    ['https://example.com:8443/image.png'],
    ['https://127.0.0.1/image.png'],
    ['https://localhost/image.png'],
    ['https://[::1]/image.png'],
    ['https://[::ffff:127.0.0.1]/image.png'],
    ['https://10.1.2.3/image.png'],
    ['https://169.254.169.254/latest/meta-data/'],
    ['https://[fd00::1]/image.png'],
  ])('asks public hosts only, over https: not %s', async (address) => {
    await expect(fetchImage(address)).rejects.toThrow(
      /: only https is asked, not |is no public address$/,
    );
  });
});
