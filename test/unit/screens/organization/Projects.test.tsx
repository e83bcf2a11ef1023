import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ListDates} from '@site/src/screens/organization/ListDates';
import {Projects} from '@site/src/screens/organization/Projects';

const tapable = {
  repo: 'webpack/tapable',
  npm: 'tapable',
  description: 'The hooks.',
  maintainer: 'sokra',
};
const css = {...tapable, repo: 'webpack-contrib/css-loader', npm: 'css-loader'};
const worker = {...tapable, repo: 'webpack-contrib/worker-loader', npm: 'worker-loader'};
const ended = {'css-loader': 'deprecated', 'worker-loader': 'unmaintained'} as const;
const raw = {
  ...tapable,
  repo: 'webpack-contrib/raw-loader',
  maintainer: null,
  archived: '2021-03-17',
};

describe('the organization', () => {
  it('says what a project is and who looks after it @spec-2.12.2', () => {
    render(<Projects projects={[tapable, raw, css, worker]} ended={ended} />);
    const [first, second, third, fourth] = screen.getAllByRole('listitem');
    for (const [item, name, path] of [
      [first!, /^webpack\/ ?tapable/, 'webpack/tapable'],
      [first!, /^Maintainer in the list: sokra/, 'sokra'],
      [first!, /^Contributors of tapable/, 'webpack/tapable/graphs/contributors'],
      [second!, /^Maintainer needed\.\.\./, 'webpack/webpack/issues/2734'],
    ] as const)
      expect(within(item).getByRole('link', {name})).toHaveAttribute(
        'href',
        `https://github.com/${path}`,
      );
    expect(within(second!).getByText('March 2021')).toBeVisible();
    expect(within(first!).queryByText('Archived')).not.toBeInTheDocument();
    expect(within(third!).getByText('Deprecated')).toBeVisible();
    expect(within(fourth!).getByText('Ended')).toBeVisible();
  });

  it('fetches no number before a reader asks for them, and takes them away again @spec-2.12.2', async () => {
    const user = userEvent.setup();
    render(<Projects projects={[tapable]} ended={{}} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    const button = screen.getByRole('button', {name: 'Show live numbers', pressed: false});
    await user.click(button);
    const badges = screen.getAllByRole('img');
    expect(badges).toHaveLength(8);
    for (const badge of badges) expect(badge).toHaveAttribute('loading', 'lazy');
    await user.click(button);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('says how old its facts are @spec-2.12.2', () => {
    render(<ListDates statusAsOf="2026-11-20" maintainersAsOf="2020-05" />);
    expect(screen.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
    expect(screen.getByText('May 2020')).toHaveAttribute('datetime', '2020-05');
  });
});
