import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {BuildTour} from '@site/src/plugins/landing/components/BuildTour';
import {teaShop} from './tea-shop';

describe('what goes in and what comes out', () => {
  it('starts with a file of which something was left out', async () => {
    render(<BuildTour build={teaShop} />);
    const sources = screen.getByRole('group', {name: '3 source files, 1,134 bytes'});
    const money = within(sources).getByRole('radio', {name: /^src\/money\.js/});
    expect(money).toBeChecked();
    await userEvent.click(within(sources).getByText('shop.js'));
    expect(money).not.toBeChecked();
    expect(within(sources).getByRole('radio', {name: /^src\/shop\.js/})).toBeChecked();
  });

  it('tells who does not see the drawing how large a file is, and where it went', () => {
    render(<BuildTour build={teaShop} />);
    expect(
      screen.getByRole('radio', {name: 'src/money.js, 364 bytes, into shop.1a.js'}),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('radio', {
        name: 'src/img/pot.svg, 427 bytes, into pot.2b.svg and shop.1a.js',
      }),
    ).toBeInTheDocument();
  });

  it('shows a file as written, and every piece of it that arrived', () => {
    render(<BuildTour build={teaShop} />);
    expect(screen.getByText('const a')).toBeInTheDocument();
    expect(screen.getByText('withTax')).toBeInTheDocument();
    expect(screen.getByText('25 of 1,066 bytes, minified')).toBeInTheDocument();
    expect(screen.getByText('const e')).toBeInTheDocument();
    expect(screen.getByText('427 bytes, copied as it is')).toBeInTheDocument();
  });

  it('lists what was written, with the runtime and what waits for its turn', () => {
    render(<BuildTour build={teaShop} />);
    const [script, picture] = screen.getAllByRole('listitem');
    expect(script).toHaveTextContent('shop.1a.js1,066 bytes, 785 of them webpack’s runtime');
    expect(picture).toHaveTextContent('pot.2b.svg427 bytes, on demand');
    expect(screen.getByText(/24,290 bytes in development mode/)).toBeVisible();
  });
});
