import {render, screen, within} from '@testing-library/react';
import {StarterKits} from '@site/src/screens/starter-kits/StarterKits';
import {mockIntersectionObserver} from '../../../support/near-viewport';

const rows = () => screen.getAllByRole('row').slice(1);

it('starter kits say that they are loading until the rows come @spec-2.13.2', async () => {
  const {enterViewport: comesNear} = mockIntersectionObserver();
  render(<StarterKits />);
  expect(screen.getByText('Loading the list of starter kits')).toBeInTheDocument();
  expect(rows()).toHaveLength(0);
  await comesNear();
  expect(await screen.findByText('62 of 62 kits')).toBeVisible();
  expect(rows()).toHaveLength(62);
  const first = within(rows()[0]!);
  const kit = 'https://github.com/crazyfactory/ts-react-boilerplate';
  expect(first.getByRole('link')).toHaveAttribute('href', kit);
  expect(first.getByRole('cell', {name: 'crazyfactory'})).toBeVisible();
});
