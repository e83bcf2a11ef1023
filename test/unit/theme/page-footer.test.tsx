import {fireEvent, screen, within} from '@testing-library/react';
import {renderDocPage} from '../../support/doc-page';
import {mockIntersectionObserver} from '../../support/near-viewport';

describe('after the text', () => {
  it('are the links of the front matter, external ones in a new tab @spec-2.5.5', () => {
    const related = [
      {title: 'Caching', url: '/guides/caching/'},
      {title: 'Hashes', url: 'https://example.org/'},
    ];
    renderDocPage({frontMatter: {related}});
    const reading = within(screen.getByRole('region', {name: 'Further Reading'}));
    expect(reading.getByRole('link', {name: 'Caching'})).not.toHaveAttribute('target');
    expect(reading.getByRole('link', {name: /^Hashes/})).toHaveAttribute('rel', 'noopener');
  });

  it('are contributors, with their pictures once they are in view @spec-2.5.6 @spec-9.8 @spec-9.9', async () => {
    const {enterViewport: comesNear} = mockIntersectionObserver();
    renderDocPage({frontMatter: {contributors: ['sokra']}});
    const people = within(screen.getByRole('region', {name: '1 Contributor'}));
    const person = people.getByRole('link', {name: /^sokra/});
    expect(person).toHaveAttribute('href', 'https://github.com/sokra');
    expect(people.queryByAltText('')).not.toBeInTheDocument();
    await comesNear();
    const picture = people.getByAltText('');
    expect(picture).toHaveAttribute('src', 'https://github.com/sokra.png?size=90');
    fireEvent.error(picture);
    expect(people.queryByAltText('')).not.toBeInTheDocument();
    expect(people.getByText('SO')).toBeInTheDocument();
  });

  it('is nothing that would be empty @spec-2.5.5 @spec-2.5.6', () => {
    renderDocPage();
    expect(screen.queryByRole('region', {name: /Contributor|Further/})).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', {name: /^Previous/})).not.toBeInTheDocument();
  });

  it('is the sponsor of the documentation, named as one @spec-2.5.1 @spec-9.10', () => {
    renderDocPage();
    const sponsor = within(screen.getByRole('complementary', {name: 'Sponsor'}));
    const link = sponsor.getByRole('link', {name: /^Sponsor AG Grid/});
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.ag-grid\.com\//));
    expect(link).toHaveAttribute('rel', 'noopener sponsored');
    expect(sponsor.getByAltText('')).toHaveAttribute('width', '100');
  });

  it('are the previous and the next page', () => {
    renderDocPage({
      previous: {title: 'Entry', permalink: '/concepts/entry'},
      next: {title: 'Loaders', permalink: '/concepts/loaders'},
    });
    const turn = within(screen.getByRole('navigation', {name: 'Previous and next page'}));
    const previous = turn.getByRole('link', {name: 'Previous Entry'});
    expect(previous).toHaveAttribute('href', '/concepts/entry/');
    expect(turn.getByRole('link', {name: 'Next Loaders'})).toHaveAttribute('rel', 'next');
  });

  it('is how much of the page was proved, with the tests of its sentences', () => {
    const tests = 'https://example.org/_claims/output';
    renderDocPage({frontMatter: {verified: {samples: 31, statements: 44, tests}}});
    const countsText = /against webpack [\d.]+: 31 samples, 44 checked claims/;
    const isCounts = (_: string, element: Element | null) =>
      countsText.test(element?.textContent ?? '');
    expect(screen.getByText(isCounts, {selector: 'p'})).toBeVisible();
    for (const link of screen.getAllByRole('link', {name: /^44 checked claims/}))
      expect(link).toHaveAttribute('href', tests);
  });
});
