import {fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {StarterKits} from '@site/src/components/starter-kits/StarterKits';
import {observeByHand} from '../../../support/near-viewport';

const rows = () => screen.getAllByRole('row').slice(1);

const fewKits = Array.from({length: 6}, (_, index) => ({
  name: `kit-${index}`,
  maintainer: 'ann',
  tags: index === 0 ? ['webpack 4'] : ['webpack 4', 'babel'],
}));

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

  it('are narrowed down by tag and text', async () => {
    const user = userEvent.setup();
    const {comesNear} = observeByHand();
    const load = () => Promise.resolve(fewKits);
    render(<StarterKits load={load} />);
    await comesNear();
    await user.click(screen.getByRole('radio', {name: 'babel'}));
    expect(screen.getByText('5 of 6 kits')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'kit-3 ann');
    expect(rows()).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), ' nonsense');
    expect(screen.getByText('No kit fits. Try fewer words, or all tags.')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('radio', {name: 'All'}));
    expect(rows()).toHaveLength(6);
  });

  it('take over what was typed and chosen before the script came', async () => {
    const {comesNear} = observeByHand();
    const load = () => Promise.resolve(fewKits);
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<StarterKits load={load} />);
    fireEvent.change(within(host).getByRole('searchbox'), {target: {value: 'kit-3'}});
    await userEvent.click(within(host).getByRole('radio', {name: 'babel'}));
    render(<StarterKits load={load} />, {container: host, hydrate: true});
    await comesNear();
    expect(screen.getByText('1 of 6 kits')).toBeVisible();
    expect(screen.getByRole('radio', {name: 'babel'})).toBeChecked();
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
