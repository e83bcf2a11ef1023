import {render, screen} from '@testing-library/react';
import {LazyVoteApp} from '@site/src/screens/vote/LazyVoteApp';
import {mockIntersectionObserver} from '../../../support/near-viewport';

it('the vote page is empty until its application arrives, then says how to vote and propose @spec-2.2.2 @spec-4.17', async () => {
  const {enterViewport: comesNear} = mockIntersectionObserver();
  render(<LazyVoteApp />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await comesNear();
  expect(await screen.findByRole('heading', {level: 2, name: 'Vote'})).toBeVisible();
  const [propose, all] = [/^Propose a feature/, /^All requests on GitHub/].map((name) =>
    screen.getByRole('link', {name}).getAttribute('href'),
  );
  expect(propose).toBe('https://github.com/webpack/webpack/issues/new/choose');
  expect(all).toMatch(/^https:\/\/github\.com\/webpack\/webpack\/issues\?q=/);
});
