import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Projects} from '@site/src/screens/organization/Projects';

const tapable = {
  repo: 'webpack/tapable',
  npm: 'tapable',
  description: 'The hooks.',
  maintainer: 'sokra',
};
const css = {...tapable, repo: 'webpack-contrib/css-loader', deprecated: true as const};
const raw = {
  ...tapable,
  repo: 'webpack-contrib/raw-loader',
  maintainer: null,
  archived: '2021-03-17',
};

describe('the organization', () => {
  it('says what a project is and who looks after it @spec-2.12.2', () => {
    render(<Projects projects={[tapable, raw, css]} />);
    const [first, second, third] = screen.getAllByRole('listitem');
    for (const [item, name, path] of [
      [first!, /^webpack\/ ?tapable/, 'webpack/tapable'],
      [first!, /^Maintained by sokra/, 'sokra'],
      [second!, /^Maintainer needed\.\.\./, 'webpack/webpack/issues/2734'],
    ] as const)
      expect(within(item).getByRole('link', {name})).toHaveAttribute(
        'href',
        `https://github.com/${path}`,
      );
    expect(within(second!).getByText('March 2021')).toBeVisible();
    expect(within(first!).queryByText('Archived')).not.toBeInTheDocument();
    expect(within(third!).getByText('Deprecated')).toBeVisible();
  });

  it('fetches no number before a reader asks for them, and takes them away again @spec-2.12.2', async () => {
    const user = userEvent.setup();
    render(<Projects projects={[tapable]} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    const button = screen.getByRole('button', {name: 'Show live numbers', pressed: false});
    await user.click(button);
    const badges = screen.getAllByRole('img');
    expect(badges).toHaveLength(8);
    for (const badge of badges) expect(badge).toHaveAttribute('loading', 'lazy');
    await user.click(button);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
