import {type Search, SearchFailure} from '@site/src/plugins/search/types';
import {screen} from '@testing-library/react';
import {older} from '../../../../support/older-version';
import {searchResponse, hit} from '../../../../support/search-hits';
import {address, engine, field, typeInto} from './search-form';

describe('a query without an answer', () => {
  it('says so, and what can be done @spec-2.15.3 @spec-4.25', async () => {
    const user = await typeInto(engine, 'nothing');
    const isNoResults = (text: string) => text === 'No results found for query “nothing”';
    const [sentence] = await screen.findAllByText((_, element) =>
      isNoResults(element?.textContent ?? ''),
    );
    expect(sentence).toBeVisible();
    const other = screen.getByRole('link', {name: `Search webpack ${older.label}`});
    expect(other).toHaveAttribute('href', `/search/?q=nothing&version=${older.label}`);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/search/?q=nothing');
  });

  it('says that it takes long, and what went wrong; tries again on request', async () => {
    let fail: (error: Error) => void = () => {};
    const search = jest
      .fn<ReturnType<Search>, Parameters<Search>>()
      .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
      .mockImplementation(async (query) => searchResponse(query, [hit('Found')]));
    const user = await typeInto(async () => search, 'h');
    expect(await screen.findByText('Loading results')).toBeInTheDocument();
    fail(new SearchFailure('There is no index.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no index.');
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByRole('option')).toHaveTextContent('Found');
    expect(field()).toHaveValue('h');
  });
});
