import {SearchPage} from '@site/src/plugins/search/components/results/SearchPage';
import {type Search} from '@site/src/plugins/search/types';
import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {newest} from '@site/src/versions';
import {engineWith, hit} from '../../../../support/search-hits';
import {render} from '../../../../support/render';
import {Address, address, engineOfOlder} from './search-form';
import {older} from '../../../../support/older-version';

const many = engineWith(Array.from({length: 60}, (_, index) => hit(`Result ${index + 1}`)));
const results = () => {
  const region = screen.queryByRole('region', {name: 'Results'});
  return region === null ? [] : within(region).queryAllByRole('link', {name: /^Result \d/});
};
/** What stands over the results of an engine that has many. */
const findStatus = (query: string, {label} = newest) =>
  screen.findByText(`The best 50 of 60 results for “${query}” in webpack ${label}`);
const hrefOf = (name: string) => screen.getByRole('link', {name}).getAttribute('href');
const field = () => screen.getByRole('searchbox', {name: 'Search the docs'});

const show = (open: () => Promise<Search>, at: string) =>
  render(
    <>
      <SearchPage open={open} />
      <Address />
    </>,
    {at},
  );

describe('the page of all results', () => {
  it('shows what its address asks for', async () => {
    show(many, '/search/?q=hash');
    await waitFor(() => expect(results()).toHaveLength(50));
    expect(field()).toHaveValue('hash');
    expect(await findStatus('hash')).toBeVisible();
    expect(hrefOf('Result 1')).toBe('/guides/caching/#result-1');
  });

  it('searches another version on request, and keeps it in the address', async () => {
    show(many, '/search/?q=hash');
    await userEvent.click(screen.getByRole('radio', {name: `webpack ${older.label}`}));
    expect(address()).toBe(`/search/?q=hash&version=${older.label}`);
    expect(await findStatus('hash', older)).toBeVisible();
  });

  it('asks for what was typed', async () => {
    show(many, '/search/');
    expect(screen.getByRole('heading', {name: 'Or start with'})).toBeVisible();
    await userEvent.type(field(), 'new words{Enter}');
    expect(address()).toBe('/search/?q=new+words');
    expect(await findStatus('new words')).toBeVisible();
    expect(field()).toHaveValue('new words');
  });

  it('names the version that knows better', async () => {
    show(engineOfOlder, '/search/?q=old');
    await screen.findByRole('link', {name: '3 results'});
    expect(hrefOf('3 results')).toBe(`/search/?q=old&version=${older.label}`);
    expect(hrefOf('Old Way')).toBe(`${older.base}guides/old/`);
  });

  it('switches the key / off and on, and remembers it', async () => {
    show(many, '/search/');
    const slash = screen.getByRole('checkbox', {name: 'Also open it with /'});
    expect(slash).toBeChecked();
    await userEvent.click(slash);
    expect(slash).not.toBeChecked();
    expect(localStorage.getItem('search-slash')).toBe('off');
    await userEvent.click(slash);
    expect(localStorage.getItem('search-slash')).toBeNull();
  });
});
