import {screen, within} from '@testing-library/react';
import {sectionTitles} from '@site/src/config/sections';
import {MobileMenu} from '@site/src/screens/navigation/MobileMenu';
import {findMenuPosition} from '@site/src/components/location/menu-position';
import {render} from '../../../support/render';

const menu = {
  section: 'concepts',
  groups: [
    {pages: [{title: 'Concepts', url: '/concepts/'}]},
    {label: 'Basics', pages: [{title: 'Loaders', url: '/concepts/loaders/'}]},
    {label: 'More', pages: [{title: 'Targets', url: '/concepts/targets/'}]},
  ],
};
const placeOf = (url: string) => ({
  menu,
  page: {
    ...findMenuPosition(menu, url),
    title: 'Loaders',
    url,
    outline: [{id: 'rules', title: 'Rules', children: []}],
  },
});

// A closed popover is no part of what jsdom shows.
const site = () => within(screen.getByRole('navigation', {name: 'Site', hidden: true}));

describe('the site menu', () => {
  it('leads home, lists the nine sections in order, then the pages outside them @spec-2.7.1', () => {
    render(<MobileMenu />);
    const names = site()
      .getAllByRole('link', {hidden: true})
      .map((link) => link.textContent);
    const titles = Object.values(sectionTitles);
    expect(names.slice(0, 11)).toEqual(['webpack', ...titles, 'Examples']);
  });

  it('opens the section of the reader and marks the page @spec-2.7.1', () => {
    render(<MobileMenu current={placeOf('/concepts/loaders/')} />, {at: '/concepts/loaders/'});
    expect(site().getByRole('link', {current: 'page', hidden: true})).toHaveTextContent('Loaders');
    for (const link of site().getAllByRole('link', {name: 'Concepts', hidden: true}))
      expect(link).toHaveAttribute('href', '/concepts/');
    const groups = site().getAllByRole('group', {hidden: true});
    const open = groups.filter((group) => group.hasAttribute('open'));
    expect(open).toHaveLength(1);
    expect(open[0]).toHaveTextContent('Basics');
  });
});
