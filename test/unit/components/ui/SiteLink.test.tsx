import {screen} from '@testing-library/react';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {render} from '../../../support/render';

/** Renders a link and gives it. */
function linkTo(to: string): HTMLElement {
  render(<SiteLink to={to}>somewhere</SiteLink>);
  return screen.getByRole('link');
}

describe('a link', () => {
  it.each(['https://example.org/', 'http://example.org/', '//example.org/'])(
    'to %s opens in a new tab, without an opener, and says so @spec-2.16.1 @spec-5.1',
    (to) => {
      const link = linkTo(to);
      expect(link).toHaveAttribute('href', to);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(link).toHaveAccessibleName('somewhere (opens in a new tab)');
    },
  );

  it.each([
    ['/concepts/', '/concepts/'],
    ['/concepts', '/concepts/'],
    ['/concepts/#loaders', '/concepts/#loaders'],
    ['#loaders', '#loaders'],
    ['/https/', '/https/'],
  ])('to %s stays in the tab @spec-2.16.2 @spec-5.1', (to, href) => {
    const link = linkTo(to);
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
  });

  it('to a mailbox is left to the browser: no tab, no slash @spec-2.16.2', () => {
    const link = linkTo('mailto:team@example.org');
    expect(link).toHaveAttribute('href', 'mailto:team@example.org');
    expect(link).not.toHaveAttribute('target');
  });
});
