import NotFoundContent from '@theme/NotFound/Content';
import {screen, waitFor} from '@testing-library/react';
import {render} from '../../../../support/render';

describe('an unknown address', () => {
  it('shows heading, sentence and the way home @spec-2.14.1', () => {
    render(<NotFoundContent />, {at: '/no-such-page/'});
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Page Not Found');
    expect(
      screen.getByText('Oops! The page you are looking for has been removed or relocated.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'Go to Homepage'})).toHaveAttribute('href', '/');
  });

  it('takes its title from the last segment, dashes as spaces @spec-2.1.6', async () => {
    render(<NotFoundContent />, {at: '/guides/no-such-page/'});
    await waitFor(() => expect(document.title).toContain('no such page'));
  });
});
