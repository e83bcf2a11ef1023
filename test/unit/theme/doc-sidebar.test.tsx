import {screen, within} from '@testing-library/react';
import {renderDocPage, versionBefore} from '../../support/doc-page';
import {older} from '../../support/older-version';
import {newest} from '../../../src/versions';

const sidebar = () => screen.getByRole('navigation', {name: 'Concepts'});

describe('the sidebar', () => {
  it('lists the pages of the section in their groups @spec-2.5.1 @spec-2.6.3', () => {
    renderDocPage();
    expect(within(sidebar()).getByRole('heading', {name: 'Basics'})).toBeVisible();
    expect(within(sidebar()).getAllByRole('heading')).toHaveLength(1);
    const open = within(sidebar())
      .getAllByRole('group')
      .filter((group) => group.hasAttribute('open'));
    expect(open.map((group) => within(group).getByRole('heading').textContent)).toEqual(['Basics']);
    expect(within(sidebar()).getByRole('link', {name: 'Loaders'})).toHaveAttribute(
      'href',
      '/concepts/loaders/',
    );
  });

  it('marks the current page and shows its headings, names in code @spec-2.6.4', () => {
    renderDocPage({
      toc: [
        {value: 'Naming <code>a &lt; b</code>', id: 'naming', level: 2},
        {value: '<code>output.filename</code>', id: 'filename', level: 3},
        {value: 'Too deep', id: 'deep', level: 4},
      ],
    });
    expect(within(sidebar()).getByRole('link', {current: 'page'})).toHaveTextContent('Output');
    expect(within(sidebar()).getByRole('link', {name: 'Naming a < b'})).toHaveAttribute(
      'href',
      '#naming',
    );
    expect(within(sidebar()).getByText('output.filename').tagName).toBe('CODE');
    expect(within(sidebar()).queryByText('Too deep')).not.toBeInTheDocument();
  });

  it('names the release and links to the list of releases @spec-2.6.1', () => {
    renderDocPage();
    expect(
      within(sidebar()).getByRole('link', {name: new RegExp(`^webpack ${newest.webpack}`)}),
    ).toHaveAttribute('href', 'https://github.com/webpack/webpack/releases');
  });

  it.each([
    ['/concepts/output', '/concepts/printable/'],
    [`${older.base}concepts/output`, `${older.base}concepts/printable/`],
  ])('of %s leads to all pages of the section on one @spec-2.6.2', (permalink, printable) => {
    renderDocPage({permalink});
    const sidebar = within(screen.getByRole('navigation', {name: /^concepts$/i}));
    const print = sidebar.getByRole('link', {name: 'Print Section'});
    expect(print).toHaveAttribute('href', printable);
    expect(print).toHaveAttribute('rel', 'nofollow');
  });

  it('has no section to print on pages that lie in none @spec-2.6.2', () => {
    renderDocPage({permalink: '/glossary', menu: {groups: []}});
    expect(screen.queryByRole('link', {name: 'Print Section'})).not.toBeInTheDocument();
  });

  it('leads to the same page of the other version @spec-2.6.6', () => {
    renderDocPage();
    expect(sidebar()).toHaveTextContent(
      `You are reading webpack ${newest.label} documentation. Change here to: webpack ${versionBefore.label} documentation`,
    );
    expect(
      within(sidebar()).getByRole('link', {name: `webpack ${versionBefore.label} documentation`}),
    ).toHaveAttribute('href', `${versionBefore.base}concepts/output/`);
  });

  it('lists the page itself when no menu does', () => {
    renderDocPage({permalink: older.base.slice(0, -1), title: 'Old', menu: {groups: []}});
    const pages = within(screen.getByRole('navigation', {name: 'Pages'}));
    expect(pages.getByRole('link', {current: 'page'})).toHaveTextContent('Old');
    expect(
      pages.getByRole('link', {name: `webpack ${newest.label} documentation`}),
    ).toHaveAttribute('href', '/');
  });
});
