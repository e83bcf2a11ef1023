const unregister = jest.fn();
const register = jest.fn();
const serviceWorker = {register, getRegistrations: () => Promise.resolve([{unregister}])};

async function start(environment: string): Promise<void> {
  process.env.NODE_ENV = environment;
  await jest.isolateModulesAsync(async () => {
    await import('../../../../../src/plugins/offline/browser/load-later');
  });
  window.dispatchEvent(new Event('load'));
}

beforeEach(() => Object.assign(navigator, {serviceWorker}));
afterEach(() => {
  process.env.NODE_ENV = 'test';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('in development', () => {
  it('no service worker is registered, and one that was left is gone @spec-4.27', async () => {
    await start('development');
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(register).not.toHaveBeenCalled();
  });
});
