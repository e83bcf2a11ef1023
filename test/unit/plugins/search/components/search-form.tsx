import {useLocation} from '@docusaurus/router';
import {SearchField} from '@site/src/plugins/search/components/SearchField';
import {
  Suggestions,
  type SuggestionsProps,
} from '@site/src/plugins/search/components/suggestions/Suggestions';
import type {Search} from '@site/src/plugins/search/types';
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {render} from '../../../../support/render';
import {older} from '../../../../support/older-version';
import {searchResponse, engineWith, hit} from '../../../../support/search-hits';

/** Shows where the router has led. */
export function Address() {
  const {pathname, search} = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Where the router has led. */
export const address = () => screen.getByLabelText('Address').textContent;

export const field = () => screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});
export const options = () => screen.queryAllByRole('option');
export const selected = () =>
  screen.queryByRole('option', {selected: true})?.textContent ?? undefined;

/** Renders the search of the header with an engine, and moves the focus into it. */
export async function openField(open: () => Promise<Search>, {at = '/concepts/'} = {}) {
  const user = userEvent.setup();
  const WithEngine = (props: SuggestionsProps) => <Suggestions {...props} open={open} />;
  const load = () => Promise.resolve(WithEngine);
  render(
    <>
      <SearchField load={load} />
      <button type="button">Elsewhere</button>
      <Address />
    </>,
    {at},
  );
  await user.click(screen.getByRole('searchbox', {name: 'Search'}));
  await screen.findByRole('combobox');
  return user;
}

const followed: string[] = [];

function follow(event: MouseEvent) {
  const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  followed.push(link.getAttribute('href')!);
}

/** Collects the addresses of links that are followed from now on, in the place of the browser. */
export function followedLinks(): string[] {
  followed.length = 0;
  document.addEventListener('click', follow);
  return followed;
}

/** What the engine of these tests finds for any query. */
export const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];
export const engine = engineWith(titles.map((title) => hit(title)));

/** An engine that finds nothing, where the older version has it. */
export const engineOfOlder = async (): Promise<Search> => async (query) =>
  searchResponse(query, [], {
    findOtherVersion: async () => ({
      version: older.label,
      total: 3,
      hit: hit('Old Way', {url: `${older.base}guides/old/`}),
    }),
  });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

/** Moves the focus into the field of an engine, and types. */
export async function typeInto(open: () => Promise<Search>, query: string) {
  const user = await openField(open);
  await user.type(field(), query);
  return user;
}

/** Types a query and waits for its rows. */
export async function find(query = 'hash') {
  const user = await typeInto(engine, query);
  await waitFor(() => expect(options()).toHaveLength(5));
  return user;
}
