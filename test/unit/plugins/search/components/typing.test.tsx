import type {Search} from '@site/src/plugins/search/types';
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {searchResponse, hit} from '../../../../support/search-hits';
import {
  address,
  engine,
  field,
  find,
  followedLinks,
  openField,
  options,
  selected,
  typeInto,
} from './search-form';
import {older} from '../../../../support/older-version';

describe('what the reader types', () => {
  it('is answered in order: an old response never replaces a new one', async () => {
    const late = new Map<string, (title: string) => void>();
    const search: Search = (query) =>
      new Promise((resolve) => {
        late.set(query, (title) => resolve(searchResponse(query, [hit(title)])));
      });
    await typeInto(async () => search, 'ab');
    await waitFor(() => expect(late.has('ab')).toBe(true));
    await act(async () => late.get('ab')!('New'));
    await act(async () => late.get('a')!('Old'));
    expect(options().map(({textContent}) => textContent)).toEqual(['CachingNew section']);
  });

  it.each(['Enter', 'Tab', 'ArrowDown'])(
    'is still composed while %s has the key code of an input method, as in Safari',
    async (key) => {
      const followed = followedLinks();
      await typeInto(async () => async (query) => searchResponse(query, [hit('Caching')]), 'a');
      await screen.findByRole('option');
      fireEvent.keyDown(field(), {key: 'ArrowDown'});
      const row = selected();
      fireEvent.keyDown(field(), {key, keyCode: 229, isComposing: false});
      expect(selected()).toBe(row);
      expect(followed).toEqual([]);
    },
  );

  it('is not taken for what was typed before: Enter opens no row of an older response', async () => {
    const followed = followedLinks();
    const search: Search = (query) =>
      query === 'a' ? Promise.resolve(searchResponse(query, [hit('Old')])) : new Promise(() => {});
    const user = await typeInto(async () => search, 'a');
    await screen.findByRole('option');
    await user.type(field(), 'b{Enter}');
    expect(followed).toEqual([]);
    expect(address()).toBe('/search/?q=ab');
  });

  it('is nothing when it is only space @spec-4.25', async () => {
    await typeInto(engine, '   ');
    expect(screen.queryByRole('listbox', {name: 'Results'})).not.toBeInTheDocument();
    expect(await screen.findByRole('listbox', {name: 'Suggestions'})).toBeInTheDocument();
  });

  it('is cleared by the reset button, which keeps the focus in the field @spec-4.26', async () => {
    const user = await find();
    await user.click(screen.getByRole('button', {name: 'Clear the search query'}));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(await screen.findByRole('listbox', {name: 'Suggestions'})).toBeInTheDocument();
  });
});

describe('an empty field', () => {
  const names = () => options().map(({textContent}) => textContent);

  it('offers where to begin, with nothing selected @spec-4.26', async () => {
    await openField(engine);
    expect(await screen.findByRole('group', {name: 'Start with'})).toBeInTheDocument();
    expect(names()).toContain('GuidesGetting Started');
    expect(selected()).toBeUndefined();
  });

  it('offers pages of version 4 on pages of version 4', async () => {
    await openField(engine, {at: `${older.base}concepts/`});
    await screen.findByRole('group', {name: 'Start with'});
    expect(options()[0]).toHaveAttribute('href', `${older.base}guides/getting-started/`);
  });
});
