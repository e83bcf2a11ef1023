import {screen, within} from '@testing-library/react';
import {MobileMenu} from '@site/src/components/navigation/MobileMenu';
import {render} from '../../../support/render';
import {older} from '../../../support/older-version';

const menu = {
  section: 'concepts',
  groups: [
    {
      pages: [
        {title: 'Concepts', url: '/concepts/', twin: `${older.base}concepts/`},
        {title: 'Loaders', url: '/concepts/loaders/', twin: `${older.base}concepts/loaders/`},
      ],
    },
  ],
};

// A closed popover is no part of what jsdom shows.
const site = () => within(screen.getByRole('navigation', {name: 'Site', hidden: true}));

describe('the site menu', () => {
  it('leads home, lists the eight sections in order, then the pages outside them', () => {
    render(<MobileMenu />);
    const names = site()
      .getAllByRole('link', {hidden: true})
      .map((link) => link.textContent);
    expect(names.slice(0, 10)).toEqual([
      'webpack',
      'api',
      'concepts',
      'configuration',
      'contribute',
      'guides',
      'loaders',
      'migrate',
      'plugins',
      'Comparison',
    ]);
  });

  it('opens the section of the reader and marks the page', () => {
    render(<MobileMenu menu={menu} />, {at: '/concepts/loaders/'});
    expect(site().getByRole('link', {current: 'page', hidden: true})).toHaveTextContent('Loaders');
    expect(site().getByRole('link', {name: 'Concepts', hidden: true})).toHaveAttribute(
      'href',
      '/concepts/',
    );
  });

  it('leads to the section of the reader on one page', () => {
    render(<MobileMenu menu={menu} />, {at: `${older.base}concepts/loaders/`});
    expect(site().getAllByRole('link', {name: 'Print Section', hidden: true})).toHaveLength(1);
    expect(site().getByRole('link', {name: 'Print Section', hidden: true})).toHaveAttribute(
      'href',
      `${older.base}concepts/printable/`,
    );
  });

  it('can be closed, and leads to the other version and languages', () => {
    render(<MobileMenu />, {at: '/guides/'});
    expect(screen.getByRole('button', {name: 'Close menu', hidden: true})).toHaveAttribute(
      'popovertargetaction',
      'hide',
    );
    expect(screen.getByRole('link', {name: 'webpack 4', hidden: true})).toHaveAttribute(
      'href',
      `${older.base}guides/`,
    );
  });
});
