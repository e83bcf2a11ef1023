import {fireEvent, render, screen} from '@testing-library/react';
import {SponsorList} from '../../../../../src/plugins/sponsors/components/SponsorLists';
import snapshot from '@site/src/data/supporters.json';
import {SupportTheTeam} from '@site/src/plugins/sponsors/components/SupportTheTeam';
import {sponsorTiers} from '@site/src/plugins/sponsors/config/tiers';
import {countedOn} from '@site/src/plugins/sponsors/engine/supporters-by-tier';
import {mockIntersectionObserver} from '../../../../support/near-viewport';

const supporter = {
  name: 'Trivago',
  slug: 'trivago',
  website: 'https://company.trivago.com',
  firstDonation: null,
  totalDonations: 1_000_000,
};
const gold = {tier: sponsorTiers[2]!, heading: 'Gold Sponsors', says: 'Listed: 1 of 1.'};

it('Support the Team reserves room for the lists until they are near, then shows each rank, with their day @spec-2.4.2', async () => {
  const {enterViewport: comesNear} = mockIntersectionObserver();
  render(<SupportTheTeam rooms={[{name: 'gold', count: 4}]} />);
  expect(screen.getByRole('heading', {name: 'Support the Team', level: 2})).toBeVisible();
  expect(screen.getByText('Loading the lists of sponsors')).toBeInTheDocument();
  await comesNear();
  await screen.findByText(countedOn(snapshot.asOf));
  const headings = screen.getAllByRole('heading', {level: 3}).map((heading) => heading.textContent);
  expect(headings).toEqual([
    expect.stringMatching(/^Latest Sponsors/),
    'Platinum Sponsors',
    'Gold Sponsors',
    'Silver Sponsors',
    'Bronze Sponsors',
    'Backers',
  ]);
  expect(screen.getAllByRole('link', {name: 'Become a sponsor'})).toHaveLength(5);
  const become = screen.getByRole('link', {name: 'Become a backer'});
  expect(become).toHaveAttribute('href', 'https://opencollective.com/webpack#support');
});

describe('a list of sponsors', () => {
  it('links to the supporter without recommending, and says how much was given', () => {
    render(<SponsorList {...gold} supporters={[supporter]} />);
    const link = screen.getByRole('link', {name: 'Trivago (opens in a new tab)'});
    expect(link).toHaveAttribute('href', 'https://company.trivago.com');
    expect(link).toHaveAttribute('rel', 'nofollow noopener');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('title', '$10,000 by Trivago');
  });

  it('says that nobody is there yet', () => {
    render(<SponsorList {...gold} supporters={[]} />);
    expect(screen.getByText('Nobody at this rank yet')).toBeVisible();
  });

  it('shows a picture beside the name, and the letters of the name when it is broken', () => {
    const pictured = {...supporter, avatar: 'https://images.example/a.png'};
    render(<SponsorList {...gold} supporters={[pictured]} />);
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('loading', 'lazy');
    fireEvent.error(picture);
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
    expect(screen.getByText('TR')).toBeVisible();
  });
});
