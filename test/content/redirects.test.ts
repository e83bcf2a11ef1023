import {allRedirects, redirects} from '../../src/config/redirects';
import {readIndex} from '../../src/content';
import {pagesOf} from '../../src/content/node';
import {older} from '../support/older-version';

const index = await readIndex(process.cwd());
const pages = new Map(
  Object.values(index)
    .flatMap(pagesOf)
    .map((page) => [page.url, page]),
);

/** The packages whose READMEs the former site showed in spring 2020. */
const mirroredIn2020 = {
  loaders: [
    ...['babel', 'bundle', 'cache', 'coffee', 'coffee-redux', 'coverjs', 'css', 'eslint'],
    ...['exports', 'expose', 'extract', 'file', 'gzip', 'html', 'i18n', 'imports'],
    ...['istanbul-instrumenter', 'jshint', 'json', 'json5', 'less', 'mocha', 'multi', 'node'],
    ...['null', 'polymer-webpack', 'postcss', 'raw', 'react-proxy', 'restyle', 'sass', 'script'],
    ...['source-map', 'style', 'svg-inline', 'thread', 'transform', 'url', 'val', 'worker'],
    'yaml-frontmatter',
  ].map((name) => `${name}-loader`),
  plugins: [
    ...['babel-minify', 'closure', 'compression', 'copy', 'extract-text', 'i18n'],
    ...['npm-install', 'stylelint', 'terser', 'uglifyjs', 'zopfli'],
  ]
    .map((name) => `${name}-webpack-plugin`)
    .concat('mini-css-extract-plugin'),
};

function exists(address: string): boolean {
  const [path = '', id] = address.split('#');
  const page = pages.get(path);
  return (
    page !== undefined && (id === undefined || page.anchors.some((anchor) => anchor.id === id))
  );
}

describe('redirects', () => {
  it('are the 31 of the former site, and one that webpack 2 and 3 print', () => {
    expect(redirects).toHaveLength(32);
    expect(new Set(redirects.map(({from}) => from)).size).toBe(32);
  });

  it('lead to pages that exist', () => {
    expect(allRedirects.filter(({to}) => !exists(to))).toEqual([]);
  });

  it('stand where no page stands', () => {
    expect(allRedirects.filter(({from}) => pages.has(from))).toEqual([]);
  });

  it.each([
    ['loaders', mirroredIn2020.loaders],
    ['plugins', mirroredIn2020.plugins],
  ] as const)('and pages reach every package of 2020 in %s of both versions', (section, names) => {
    const from = new Set(allRedirects.map((redirect) => redirect.from));
    const addresses = names.flatMap((name) => [
      `/${section}/${name}/`,
      `${older.base}${section}/${name}/`,
    ]);
    expect(addresses.filter((address) => !pages.has(address) && !from.has(address))).toEqual([]);
  });
});
