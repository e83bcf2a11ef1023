import {screen, within} from '@testing-library/react';
import {renderDocPage, shopMenu} from '../../support/doc-page';
import {older} from '../../support/older-version';
import {newest} from '../../../src/versions';

const pageLinks = () => screen.getAllByRole('list', {name: 'Page links'})[0]!;

describe('the page', () => {
  it('has title, lead and text @spec-2.5.1', () => {
    renderDocPage();
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Output');
    expect(screen.getByText(/^Where files go/)).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('Text of the page');
  });
});

it('a page of version 4 says so and leads out', () => {
  renderDocPage({
    permalink: `${older.base}concepts/output`,
    menu: {
      section: 'concepts',
      groups: [{pages: [{title: 'Output', url: `${older.base}concepts/output/`}]}],
    },
  });
  expect(screen.getByText(`This page is about webpack ${older.label}.`)).toBeVisible();
  const addressOf = (name: string) => screen.getByRole('link', {name}).getAttribute('href');
  expect(addressOf(`Move to webpack ${newest.label}`)).toBe(older.guides?.upgrade);
  expect(addressOf(`Read it for webpack ${newest.label}`)).toBe('/concepts/output/');
  expect(addressOf(`Stay on webpack ${older.label}`)).toBe(older.guides?.staying);
});

describe('page links', () => {
  const linkTo = (name: RegExp) => within(pageLinks()).queryByRole('link', {name});
  const href = (name: RegExp) => linkTo(name)?.getAttribute('href');

  it('edit the file in this repository, print, and copy the page @spec-2.5.4', () => {
    renderDocPage();
    const edit = 'https://github.com/webpack/webpack.js.org/edit/main/docs/concepts/output.md';
    expect(href(/^Edit Document/)).toBe(edit);
    expect(href(/Jump to Repository/)).toBeUndefined();
    expect(href(/^View as Markdown/)).toBe('/concepts/output/index.md');
    for (const name of ['Print Document', 'Copy Page'])
      expect(within(pageLinks()).getByRole('button', {name})).toBeVisible();
  });

  it('report a mistake in an issue that names the page already', () => {
    renderDocPage();
    const {searchParams} = new URL(href(/^Report a Mistake/)!);
    expect(searchParams.get('title')).toBe('Mistake on "Output"');
    expect(searchParams.get('body')).toContain('https://webpack.js.org/concepts/output/');
  });

  it('lead a mirrored page to its repository and README @spec-2.5.4', () => {
    const repo = 'https://github.com/webpack/css-loader';
    renderDocPage({frontMatter: {repo, edit: `${repo}/edit/main/README.md`}});
    expect(href(/Jump to Repository/)).toBe(repo);
    expect(href(/^Edit Document/)).toBe(`${repo}/edit/main/README.md`);
    expect(linkTo(/Report a Mistake/)).not.toBeInTheDocument();
  });
});

describe('the intro page of a section', () => {
  const listed = {
    title: 'Output',
    url: '/concepts/output/',
    description: 'About Output',
    release: '7.1.5',
    maintenance: 'unmaintained' as const,
    downloads: '1.2M',
  };
  const described = {...shopMenu, list: [{label: 'Basics', pages: [listed]}]};

  it('lists the pages of the section in its text with what they are about, release, maintenance and downloads', () => {
    renderDocPage({permalink: '/concepts', title: 'Concepts', menu: described});
    const list = within(screen.getByRole('navigation', {name: 'Pages of Concepts'}));
    expect(list.getByRole('heading', {name: 'Basics'})).toBeVisible();
    const name = 'Output About Output 7.1.5, no new releases, 1.2M downloads a week';
    expect(list.getByRole('link', {name})).toHaveAttribute('href', '/concepts/output/');
  });
});
