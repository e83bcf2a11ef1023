import {jest} from '@jest/globals';
import {checkPublicKey} from '../../../../../src/plugins/search/build/public-key';
import {type Script, serveHostedEngine} from '../../../../support/hosted-engine';

const settings = {appId: 'APP', apiKey: 'key', indexName: 'docs'};

async function check(script: Script): Promise<void> {
  const {host, close} = await serveHostedEngine(script);
  await checkPublicKey(settings, {hosts: [host]}).finally(close);
}

const keyWith =
  (acl: string[]): Script =>
  () => ({status: 200, body: {acl, createdAt: 0}});

describe('the key that everybody can read', () => {
  it('may search', async () => {
    await expect(check(keyWith(['search', 'listIndexes']))).resolves.toBeUndefined();
  });

  it('may not write', async () => {
    await expect(check(keyWith(['search', 'addObject', 'deleteIndex']))).rejects.toThrow(
      'ALGOLIA_API_KEY has the rights addObject, deleteIndex',
    );
  });

  it('may not be unknown to the service', async () => {
    const refused: Script = () => ({status: 403, body: {message: 'Invalid key', status: 403}});
    await expect(check(refused)).rejects.toThrow('is refused by the service (403');
  });

  it('goes unchecked, with a warning, when the service cannot be reached', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const hosts = [{url: '127.0.0.1:9', protocol: 'http', accept: 'readWrite'} as const];
    await checkPublicKey(settings, {hosts});
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be checked'));
    warn.mockRestore();
  });
});
