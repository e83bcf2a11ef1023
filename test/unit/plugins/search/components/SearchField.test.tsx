import {SearchField} from '@site/src/plugins/search/components/SearchField';
import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {render} from '../../../../support/render';

const never = () => new Promise<never>(() => {});

// Which version its form asks for: test/build/search-page.test.ts.
describe('the search of the header', () => {
  it('is a form that leads to the results without any script @spec-2.8.1 @spec-2.15.1', () => {
    render(<SearchField load={never} />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/search/');
    expect(form.method).toBe('get');
    const input = within(form).getByRole('searchbox', {name: 'Search'});
    expect(input).toHaveAttribute('name', 'q');
    expect(input).toHaveAttribute('placeholder', 'Search the docs');
    const button = within(form).getByRole('button', {name: 'Submit your search query'});
    expect(button).toHaveAttribute('type', 'submit');
  });

  it('clears the query by its reset button, before anything is loaded @spec-2.15.1', async () => {
    const user = userEvent.setup();
    render(<SearchField load={never} />);
    await user.type(screen.getByRole('searchbox'), 'hash');
    await user.click(screen.getByRole('button', {name: 'Clear the search query'}));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('loads its suggestions once, however often it gets the focus', async () => {
    const load = jest.fn(() => Promise.resolve(() => <p>Suggestions</p>));
    render(<SearchField load={load} />);
    const field = screen.getByRole('searchbox');
    fireEvent.focus(field);
    expect(await screen.findByText('Suggestions')).toBeInTheDocument();
    fireEvent.blur(field);
    fireEvent.focus(field);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays an ordinary form when that does not load, and tries again', async () => {
    const load = jest.fn(() => Promise.reject<never>(new Error('offline')));
    render(<SearchField load={load} />);
    fireEvent.focus(screen.getByRole('searchbox'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    fireEvent.blur(screen.getByRole('searchbox'));
    fireEvent.focus(screen.getByRole('searchbox'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
