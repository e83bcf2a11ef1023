const unregister = jest.fn();
const register = jest.fn();
const serviceWorker = {register, getRegistrations: () => Promise.resolve([{unregister}])};

beforeEach(() => Object.assign(navigator, {serviceWorker}));
afterEach(() => {
  process.env.NODE_ENV = 'test';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('in development no service worker is registered, and one that was left is gone @spec-4.27', async () => {
  process.env.NODE_ENV = 'development';
  await import('../../../../../src/plugins/offline/browser/load-later');
  window.dispatchEvent(new Event('load'));
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
});
