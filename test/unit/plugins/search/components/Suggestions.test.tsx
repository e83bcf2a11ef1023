import {act, screen, waitFor, within} from '@testing-library/react';
import {engineWith, hit} from '../../../../support/search-hits';
import {
  address,
  engineOfOlder,
  field,
  find,
  followedLinks,
  options,
  selected,
  titles,
  typeInto,
} from './search-form';
import {older} from '../../../../support/older-version';

describe('the suggestions', () => {
  it('are at most five, the first one selected @spec-9.12', async () => {
    await find('h');
    expect(options().map(({textContent}) => textContent)).toEqual(
      titles.slice(0, 5).map((title) => `Caching${title} section`),
    );
    expect(selected()).toBe('CachingFirst section');
  });

  it('are read aloud with pauses: where, name, what it is, and the text', async () => {
    const typed = hit('output.path', {
      levels: ['Configuration', 'Output', 'Files', 'output.path'],
      kind: 'option',
      text: 'Where files go.',
    });
    await typeInto(engineWith([typed]), 'x');
    expect(
      await screen.findByRole('option', {
        name: 'Output, Files: output.path, option. Where files go.',
      }),
    ).toBeInTheDocument();
  });

  it('follow the pattern of a combobox', async () => {
    await find();
    const list = screen.getByRole('listbox', {name: 'Results'});
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(field()).toHaveAttribute('aria-activedescendant', options()[0]!.id);
    expect(field()).toHaveFocus();
    expect(within(list).getByRole('group', {name: 'Guides'})).toBeInTheDocument();
  });

  it('are grouped by section, that of the best hit first @spec-2.15.2', async () => {
    const mixed = engineWith([
      hit('One', {levels: ['Plugins', 'Alpha', 'One']}),
      hit('Two', {levels: ['Guides', 'Beta', 'Two']}),
      hit('Three', {levels: ['Plugins', 'Gamma', 'Three']}),
    ]);
    await typeInto(mixed, 'x');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Plugins',
      'Guides',
    ]);
    expect(options().map(({textContent}) => textContent)).toEqual([
      'AlphaOne section',
      'GammaThree section',
      'BetaTwo section',
    ]);
  });

  it('are walked by arrows, through no selection at either end @spec-4.24', async () => {
    const user = await find();
    await user.keyboard('{ArrowUp}');
    expect(selected()).toBeUndefined();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}');
    expect(selected()).toBe('CachingFifth section');
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBeUndefined();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toBe('CachingSecond section');
  });

  it('are selected by the mouse, until it leaves @spec-4.24', async () => {
    const user = await find();
    await user.hover(options()[2]!);
    expect(selected()).toBe('CachingThird section');
    await user.hover(screen.getByRole('button', {name: 'Elsewhere'}));
    expect(selected()).toBeUndefined();
  });

  it.each(['Enter', 'Tab'])('are opened by %s', async (key) => {
    const followed = followedLinks();
    const user = await find();
    await user.keyboard(`{ArrowDown}{${key}}`);
    expect(followed).toEqual(['/guides/caching/#second']);
    expect(options()).toHaveLength(0);
  });

  it('are opened by a click, and in a tab of their own with a modifier', async () => {
    const followed = followedLinks();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const user = await find();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining('/guides/caching/#first'),
      '_blank',
      'noopener',
    );
    expect(options()).toHaveLength(5);
    await user.keyboard('{Meta>}');
    await user.click(options()[1]!);
    await user.keyboard('{/Meta}');
    expect(options()).toHaveLength(5);
    await user.click(options()[3]!);
    expect(followed).toEqual(['/guides/caching/#second', '/guides/caching/#fourth']);
    expect(options()).toHaveLength(0);
  });

  it('close by Escape, and show again with the focus, without a selection @spec-2.15.5 @spec-4.23', async () => {
    const user = await find();
    await user.keyboard('{Escape}');
    expect(options()).toHaveLength(0);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('hash');
    await user.click(screen.getByRole('button', {name: 'Elsewhere'}));
    await user.click(field());
    await waitFor(() => expect(options()).toHaveLength(5));
    expect(selected()).toBeUndefined();
  });

  it('hide at a click outside, and when the focus goes on @spec-2.15.5', async () => {
    const user = await find();
    await user.click(screen.getByRole('button', {name: 'Elsewhere'}));
    expect(options()).toHaveLength(0);
    await user.click(field());
    await waitFor(() => expect(options()).toHaveLength(5));
    act(() => screen.getByRole('button', {name: 'Elsewhere'}).focus());
    expect(options()).toHaveLength(0);
  });

  it('lead to all results by Enter where nothing is selected, and by the button', async () => {
    const user = await find();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/search/?q=hash');
    await user.clear(field());
    await user.type(field(), 'a b');
    await user.click(screen.getByRole('button', {name: 'Submit your search query'}));
    expect(address()).toBe('/search/?q=a+b');
  });

  it('are announced, and say who has searched @spec-2.15.4', async () => {
    await find();
    expect(await screen.findByText('5 of 7 results')).toHaveAttribute('role', 'status');
    expect(screen.getByText(/^Search by/)).toHaveTextContent('Search by Test Engine');
    const link = screen.getByRole('link', {name: /^Test Engine/});
    expect(link).toHaveAttribute('href', 'https://engine.example/');
  });

  it('name the place in the other version that knows better', async () => {
    await typeInto(engineOfOlder, 'old');
    const link = await screen.findByRole('link', {name: 'Caching › Old Way'});
    expect(link).toHaveAttribute('href', `${older.base}guides/old/`);
  });
});
