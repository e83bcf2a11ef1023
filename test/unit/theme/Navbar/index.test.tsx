import Navbar from '@theme/Navbar';
import {screen, within} from '@testing-library/react';
import {render} from '../../../support/render';
import {older} from '../../../support/older-version';

const mainLink = (name: string) =>
  within(screen.getByRole('navigation', {name: 'Main'})).getByRole('link', {name});
const tabs = () => screen.queryByRole('navigation', {name: 'Sections'});

describe('the header', () => {
  it.each([
    'api',
    'concepts',
    'configuration',
    'errors',
    'guides',
    'loaders',
    'migrate',
    'plugins',
  ])('marks Documentation and the tab of %s on its pages @spec-2.8.2 @spec-2.16.3', (section) => {
    render(<Navbar />, {at: `/${section}/some-page/`});
    expect(mainLink('Documentation')).toHaveAttribute('aria-current', 'page');
    expect(mainLink('Documentation')).toHaveClass('active');
    const tab = within(tabs()!).getByRole('link', {current: 'page'});
    expect(tab).toHaveTextContent(new RegExp(`^${section}$`, 'i'));
    expect(tab).toHaveClass('active');
  });

  it.each([
    ['Contribute', '/contribute/writers-guide/'],
    ['Vote', '/vote/'],
  ])('marks %s, which has no tab, on its pages @spec-2.8.2 @spec-2.16.3', (name, at) => {
    render(<Navbar />, {at});
    expect(mainLink(name)).toHaveAttribute('aria-current', 'page');
    expect(mainLink(name)).toHaveClass('active');
    expect(mainLink('Documentation')).not.toHaveAttribute('aria-current');
    expect(mainLink('Documentation')).not.toHaveClass('active');
    expect(tabs()).not.toBeInTheDocument();
  });

  it('marks nothing on pages outside the sections @spec-2.8.2 @spec-2.16.3', () => {
    render(<Navbar />, {at: '/comparison/'});
    expect(screen.queryByRole('link', {current: 'page'})).not.toBeInTheDocument();
    expect(tabs()).not.toBeInTheDocument();
  });

  it('leads home by its logo @spec-2.8.1', () => {
    render(<Navbar />, {at: '/guides/'});
    const [first] = within(screen.getByRole('banner')).getAllByRole('link');
    expect(first).toHaveTextContent('webpack');
    expect(first).toHaveAttribute('href', '/');
  });

  it.each([
    ['Documentation', '/concepts/'],
    ['Contribute', '/contribute/'],
    ['Vote', '/vote/'],
    ['Blog (opens in a new tab)', 'https://medium.com/webpack'],
    ['GitHub Repository', 'https://github.com/webpack/webpack'],
    ['webpack on Discord', 'https://discord.gg/webpack'],
    ['webpack on X', 'https://x.com/webpack'],
    ['webpack on Stack Overflow', 'https://stackoverflow.com/questions/tagged/webpack'],
  ])('has %s at %s @spec-2.8.1 @spec-2.8.2', (name, href) => {
    render(<Navbar />);
    expect(screen.getByRole('link', {name})).toHaveAttribute('href', href);
  });

  it('has the sections except contribute as sub-links @spec-2.8.2', () => {
    render(<Navbar />, {at: '/concepts/'});
    const links = within(tabs()!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['guides', 'concepts', 'configuration', 'loaders', 'plugins', 'api', 'errors', 'migrate'].map(
        (name) => `/${name}/`,
      ),
    );
  });

  it('stays in an older version, and lists nothing that leads out of it', () => {
    render(<Navbar />, {at: `${older.base}guides/`});
    expect(mainLink('Documentation')).toHaveAttribute('href', `${older.base}concepts/`);
    const api = within(tabs()!).getByRole('link', {name: 'API'});
    expect(api).toHaveAttribute('href', `${older.base}api/`);
    const errors = within(tabs()!).getByRole('link', {name: 'Errors'});
    expect(errors).toHaveAttribute('href', `${older.base}errors/`);
    const version = screen.getByRole('button', {name: `v${older.label}, select version`});
    expect(version).toBeInTheDocument();
  });
});
