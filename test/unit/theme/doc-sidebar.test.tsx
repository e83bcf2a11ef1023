import {screen, within} from '@testing-library/react';
import {renderDocPage} from '../../support/doc-page';
import {older} from '../../support/older-version';
import {newest, versions} from '../../../src/versions';

/** The first version that pages of the newest lead to. */
const versionBefore = versions[1]!;
const sidebar = () => within(screen.getByRole('navigation', {name: /^concepts$/i}));
const href = (name: RegExp) => sidebar().getByRole('link', {name}).getAttribute('href');

describe('the sidebar', () => {
  it('marks the current page and shows its headings, names in code @spec-2.6.4', () => {
    renderDocPage({
      toc: [
        {value: 'Naming <code>a &lt; b</code>', id: 'naming', level: 2},
        {value: '<code>output.filename</code>', id: 'filename', level: 3},
        {value: 'Too deep', id: 'deep', level: 4},
      ],
    });
    expect(sidebar().getByRole('link', {current: 'page'})).toHaveTextContent('Output');
    expect(href(/^Naming a < b$/)).toBe('#naming');
    expect(sidebar().getByText('output.filename').tagName).toBe('CODE');
    expect(sidebar().queryByText('Too deep')).not.toBeInTheDocument();
  });

  it.each([
    ['/concepts/output', '/concepts/printable/'],
    [`${older.base}concepts/output`, `${older.base}concepts/printable/`],
  ])('of %s leads to all pages of the section on one @spec-2.6.2', (permalink, printable) => {
    renderDocPage({permalink});
    const print = sidebar().getByRole('link', {name: 'Print Section'});
    expect(print).toHaveAttribute('href', printable);
    expect(print).toHaveAttribute('rel', 'nofollow');
  });

  it('offers no section to print on pages outside of sections @spec-2.6.2', () => {
    renderDocPage({permalink: '/glossary', menu: {groups: []}});
    expect(screen.queryByRole('link', {name: 'Print Section'})).not.toBeInTheDocument();
  });

  it('leads to the same page of the other version @spec-2.6.6', () => {
    renderDocPage();
    expect(screen.getByRole('navigation', {name: 'Concepts'})).toHaveTextContent(
      `You are reading webpack ${newest.label} documentation. Change here to: webpack ${versionBefore.label} documentation`,
    );
    expect(href(/^webpack \d documentation/)).toBe(`${versionBefore.base}concepts/output/`);
  });

  it('lists the page itself when no menu does', () => {
    renderDocPage({permalink: older.base.slice(0, -1), title: 'Old', menu: {groups: []}});
    const pages = within(screen.getByRole('navigation', {name: 'Pages'}));
    expect(pages.getByRole('link', {current: 'page'})).toHaveTextContent('Old');
    const other = pages.getByRole('link', {name: `webpack ${newest.label} documentation`});
    expect(other).toHaveAttribute('href', '/');
  });
});
