import {act, screen} from '@testing-library/react';
import {showConnection} from '../../../../../src/plugins/offline/browser/notice';

const connect = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', {value: onLine, configurable: true});

beforeAll(() => Object.assign(window, {noticeStylesFile: '/assets/css/offline-notice.css'}));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState({}, '', '/');
});

describe('the notice that there is no connection', () => {
  it('comes and goes with the connection, and says so aloud', () => {
    connect(true);
    showConnection();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    connect(false);
    showConnection();
    act(() => jest.runAllTimers());
    expect(screen.getByRole('status')).toHaveTextContent('You are offline. Pages you can read now');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/offline/');
    connect(true);
    showConnection();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is not needed where nothing else is said', () => {
    window.history.replaceState({}, '', '/offline/');
    connect(false);
    showConnection();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
