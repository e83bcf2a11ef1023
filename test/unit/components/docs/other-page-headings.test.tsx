import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {OtherPageHeadings} from '../../../../src/components/docs/sidebar/OtherPageHeadings';
import {render} from '../../../support/render';

const answer = (body: unknown, ok = true) =>
  Promise.resolve({ok, status: ok ? 200 : 500, json: async () => body});

/** jsdom tells of an opened `details` a moment later, as browsers do. */
async function open() {
  const details = screen.getByRole<HTMLDetailsElement>('group');
  await act(async () => {
    details.open = false;
    await new Promise((done) => setTimeout(done));
    details.open = true;
    await new Promise((done) => setTimeout(done));
  });
}

const renderHeadings = (section: string) =>
  render(<OtherPageHeadings title="Loaders" url="/concepts/loaders/" section={section} base="/" />);

let fetched: jest.Mock;
beforeEach(() => {
  fetched = jest.fn();
  Object.assign(globalThis, {fetch: fetched});
});

describe('headings of another page', () => {
  const anchors = {
    '/concepts/loaders/': [
      [1, 'Loaders', 'loaders'],
      [2, 'Using loaders', 'using'],
      [3, 'Inline', 'inline'],
    ],
  };

  it('are fetched when they are first opened, not before', async () => {
    fetched.mockReturnValue(answer(anchors));
    renderHeadings('first');
    expect(fetched).not.toHaveBeenCalled();
    await open();
    expect(fetched).toHaveBeenCalledWith('/content-index/first.json');
    expect(screen.getByRole('link', {name: 'Inline'})).toHaveAttribute(
      'href',
      '/concepts/loaders/#inline',
    );
    expect(screen.queryByRole('link', {name: 'Loaders'})).not.toBeInTheDocument();
  });

  it('are fetched once for the whole section', async () => {
    fetched.mockReturnValue(answer(anchors));
    renderHeadings('second');
    await open();
    await open();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('say that they are loading', async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    renderHeadings('third');
    await open();
    expect(screen.getByText('Loading headings…')).toBeVisible();
  });

  it('say that they could not be loaded, and try again', async () => {
    fetched.mockReturnValueOnce(answer(null, false)).mockReturnValueOnce(answer(anchors));
    renderHeadings('fourth');
    await open();
    expect(screen.getByText(/could not be loaded/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByRole('link', {name: 'Using loaders'})).toBeVisible();
  });

  it('say that there are none', async () => {
    fetched.mockReturnValue(answer({}));
    renderHeadings('fifth');
    await open();
    expect(screen.getByText('No headings.')).toBeVisible();
  });
});
