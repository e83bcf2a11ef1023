import AnnouncementBar from '@theme/AnnouncementBar';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {render} from '../../../../support/render';
import '../../../../../src/plugins/sponsors/browser/notification';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.notification = 'dismissible';
  document.body.className = 'notification-bar-visible';
});

describe('the notification bar', () => {
  it('says the sentence of the specification, with its two links in the same tab', () => {
    render(<AnnouncementBar />);
    expect(screen.getByRole('complementary', {name: 'Notification'})).toHaveTextContent(
      'Sponsor webpack and get apparel from the official shop! All proceeds go to our open collective!',
    );
    for (const [name, href] of [
      ['official shop', 'https://webpack.threadless.com'],
      ['open collective', 'https://opencollective.com/webpack'],
    ] as const) {
      const link = screen.getByRole('link', {name});
      expect(link).toHaveAttribute('href', href);
      expect(link).not.toHaveAttribute('target');
    }
  });

  it('is dismissed for good @spec-4.13', async () => {
    const user = userEvent.setup();
    render(<AnnouncementBar />);
    await user.click(screen.getByRole('button', {name: 'Dismiss'}));
    expect(localStorage.getItem('notification-dismissed')).toBe('2');
    expect(document.documentElement).toHaveAttribute('data-notification', 'dismissed');
    expect(document.body).not.toHaveClass('notification-bar-visible');
  });

  it('stays when something else is clicked', async () => {
    const user = userEvent.setup();
    render(<AnnouncementBar />);
    await user.click(screen.getByText(/All proceeds/));
    expect(localStorage.getItem('notification-dismissed')).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-notification', 'dismissible');
  });

  it('goes for this page where the storage has become full @spec-4.13', async () => {
    const user = userEvent.setup();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    render(<AnnouncementBar />);
    await user.click(screen.getByRole('button', {name: 'Dismiss'}));
    expect(document.documentElement).toHaveAttribute('data-notification', 'dismissed');
    jest.restoreAllMocks();
  });
});
