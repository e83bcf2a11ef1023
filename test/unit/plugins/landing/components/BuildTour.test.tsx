import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {BuildTour} from '@site/src/plugins/landing/components/BuildTour';
import type {LandingBuild} from '@site/src/plugins/landing/types';

const build: LandingBuild = {
  sources: [
    {
      name: 'src/shop.js',
      bytes: 1743,
      html: '<span class="keyword">import</span> a',
      leftOut: [],
      arrivals: [{output: 'shop.1a.js', way: 'code', ranges: [[40, 10]], text: 'a()'}],
    },
    {
      name: 'src/money.js',
      bytes: 364,
      html: 'const a',
      leftOut: ['withTax'],
      arrivals: [
        {
          output: 'shop.1a.js',
          way: 'code',
          ranges: [
            [0, 20],
            [30, 5],
          ],
          text: 'const e',
        },
      ],
    },
    {
      name: 'src/pot.svg',
      bytes: 427,
      html: '&lt;svg&gt;',
      leftOut: [],
      arrivals: [{output: 'pot.2b.svg', way: 'copy', ranges: [[0, 427]]}],
    },
  ],
  outputs: [
    {name: 'shop.1a.js', bytes: 5066, runtimeBytes: 3785, onDemand: false},
    {name: 'pot.2b.svg', bytes: 427, runtimeBytes: 0, onDemand: true},
  ],
  developmentBytes: 24290,
};

describe('what goes in and what comes out', () => {
  it('starts with a file of which something was left out', async () => {
    render(<BuildTour build={build} />);
    const sources = screen.getByRole('group', {name: '3 source files 2,534 bytes'});
    const money = within(sources).getByRole('radio', {name: 'src/money.js 364'});
    expect(money).toBeChecked();
    await userEvent.click(screen.getByText('src/shop.js', {selector: 'label *'}));
    expect(money).not.toBeChecked();
    expect(within(sources).getByRole('radio', {name: 'src/shop.js 1,743'})).toBeChecked();
  });

  it('shows a file as written, and every piece of it that arrived', () => {
    render(<BuildTour build={build} />);
    const written = screen.getByRole('group', {name: 'src/money.js, as written'});
    expect(written).toHaveTextContent('const a');
    expect(screen.getByText('withTax')).toBeVisible();
    expect(screen.getByText('25 of 5,066 bytes, minified')).toBeVisible();
    const [, arrived] = screen.getAllByRole('group', {name: 'In shop.1a.js'});
    expect(arrived).toHaveTextContent('const e');
  });

  it('does not repeat what was only copied', () => {
    render(<BuildTour build={build} />);
    expect(screen.getByText(/^427 bytes, copied as it is/)).toBeVisible();
    expect(screen.queryByRole('group', {name: 'In pot.2b.svg'})).not.toBeInTheDocument();
  });

  it('lists what was written, with the runtime and what waits for its turn', () => {
    render(<BuildTour build={build} />);
    const [script, picture] = screen.getAllByRole('listitem');
    expect(script).toHaveTextContent('shop.1a.js5,0663,785 of them webpack’s runtime');
    expect(picture).toHaveTextContent('loaded on demand');
    expect(screen.getByText(/they are 24,290 bytes/)).toBeVisible();
  });
});
