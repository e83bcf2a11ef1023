import {workerAddress} from '../../../../../src/plugins/offline/config';
import {canRegister, register} from '../../../../../src/plugins/offline/browser';
import {pageShownEvent} from '../../../../../src/browser/page-events';

const hour = 3_600_000;
const waiting = {postMessage: jest.fn()};
const registration = {
  active: {postMessage: () => {}},
  waiting: undefined as typeof waiting | undefined,
  update: jest.fn(() => Promise.reject(new Error('offline'))),
};
const serviceWorker = {
  controller: {},
  register: jest.fn(() => Promise.resolve(registration)),
  ready: Promise.resolve(registration),
};

const listening = jest.spyOn(document, 'addEventListener');

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(navigator, {serviceWorker});
  Object.assign(globalThis, {caches: {has: async () => false}});
  registration.waiting = undefined;
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

// Where it is registered, and what it is told to keep: test/browser/offline.spec.ts.
describe('the service worker', () => {
  it.each([
    ['https:', 'webpack.js.org', true],
    ['http:', 'localhost', true],
    ['http:', '127.0.0.1', true],
    ['http:', 'webpack.js.org', false],
    ['http:', 'localhost.example', false],
  ])('on %s//%s is registered: %s @spec-4.27', (protocol, hostname, isRegistered) => {
    expect(canRegister({protocol, hostname})).toBe(isRegistered);
  });

  it('is registered past the cache of the browser', async () => {
    await register();
    expect(serviceWorker.register).toHaveBeenCalledWith(workerAddress, {updateViaCache: 'none'});
  });

  it('is looked for again every 3,600,000 ms, whatever became of it the last time @spec-4.27 @spec-9.17', async () => {
    await register();
    await jest.advanceTimersByTimeAsync(hour - 1);
    expect(registration.update).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(registration.update).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(hour);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });

  it('takes over when it waits for a page that is loaded, or shown', async () => {
    registration.waiting = waiting;
    await register();
    expect(waiting.postMessage).toHaveBeenCalledWith({type: 'SKIP_WAITING'});
    document.dispatchEvent(new Event(pageShownEvent));
    expect(waiting.postMessage).toHaveBeenCalledTimes(2);
  });
});
