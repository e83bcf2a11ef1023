import {render, screen} from '@testing-library/react';
import {VotePlace} from '@site/src/components/vote/VotePlace';
import {observeByHand} from '../../../support/near-viewport';

describe('the vote page', () => {
  it('is empty until its application arrives, then says how to vote and propose @spec-2.2.2 @spec-4.17', async () => {
    const {comesNear} = observeByHand();
    render(<VotePlace />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await comesNear();
    expect(
      await screen.findByRole('heading', {level: 1, name: 'Vote and Prioritize'}),
    ).toBeVisible();
    expect(screen.getByRole('link', {name: /^Propose a feature/})).toHaveAttribute(
      'href',
      'https://github.com/webpack/webpack/issues/new/choose',
    );
    expect(screen.getByRole('link', {name: /^All requests on GitHub/})).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/github\.com\/webpack\/webpack\/issues\?q=/),
    );
  });
});
