import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {answer} from '../../../../../src/plugins/markdown-export/build/answer';
import {older} from '../../../../support/older-version';

/** Asks a development server for an address; what no file answers goes on to the application. */
async function ask(siteDir: string, address: string): Promise<{status: number; text: string}> {
  const middleware = answer(siteDir, () => undefined);
  const listener: RequestListener = (request, response) =>
    void middleware(request, response, () => response.end('the application'));
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  const text = await response.text();
  server.close();
  return {status: response.status, text};
}

describe('in the development server', () => {
  it('the twin of a page is made when it is asked for', async () => {
    const {status, text} = await ask(process.cwd(), '/concepts/output/index.md?v=1');
    expect(status).toBe(200);
    expect(text).toContain('\n# Output\n');
  });

  it('the list of the pages of a version is there', async () => {
    expect((await ask(process.cwd(), `${older.base}llms.txt`)).text).toMatch(
      /^# webpack 4 documentation/,
    );
  });

  it.each(['/concepts/output/', '/concepts/no-such-page/index.md', '/robots.txt'])(
    '%s is left to the application',
    async (address) => {
      expect((await ask(process.cwd(), address)).text).toBe('the application');
    },
  );

  it('a twin that cannot be made says why', async () => {
    const {status, text} = await ask(path.resolve('test/fixtures'), '/concepts/output/index.md');
    expect(status).toBe(500);
    expect(text).toMatch(/there is no folder/);
  });
});
