import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {StarterKits} from '@site/src/components/starter-kits/StarterKits';
import {observeByHand} from '../../../support/near-viewport';

const rows = () => screen.getAllByRole('row').slice(1);

describe('starter kits', () => {
  it('show the head of the table and three lines until the rows come @spec-2.13.2', async () => {
    const {comesNear} = observeByHand();
    render(<StarterKits />);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Project Name',
      'Maintainer',
      'Tags',
    ]);
    expect(screen.getByText('Loading the list of starter kits')).toBeInTheDocument();
    expect(rows()).toHaveLength(0);
    await comesNear();
    expect(await screen.findByText('62 of 62 kits')).toBeVisible();
    expect(rows()).toHaveLength(62);
    const first = within(rows()[0]!);
    expect(first.getByRole('link')).toHaveAttribute(
      'href',
      'https://github.com/crazyfactory/ts-react-boilerplate',
    );
    expect(first.getByRole('cell', {name: 'crazyfactory'})).toBeVisible();
  });

  it('say when they did not load, and load when asked again', async () => {
    const {comesNear} = observeByHand();
    const kit = {name: 'a', maintainer: 'b', tags: ['webpack 4']};
    const load = jest
      .fn<Promise<(typeof kit)[]>, []>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValueOnce([kit]);
    render(<StarterKits load={load} />);
    await comesNear();
    expect(screen.getByRole('alert')).toHaveTextContent('The list of starter kits did not load.');
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByRole('cell', {name: 'b'})).toBeVisible();
  });
});
