import {builtPages} from '../support/built-site';

const urls = new Set(builtPages().map(({url}) => url));

const below = (section: string, pages: string) => [
  `/${section}/`,
  ...pages.split(' ').map((page) => `/${section}/${page}/`),
];

/** Pages that the specification names, by the number of the requirement. */
const named = {
  '2.3.1': ['/', '/comparison/', '/branding/', '/glossary/', '/vote/', '/license/', '/printable/'],
  '2.3.2': below(
    'api',
    'cli node stats hot-module-replacement loaders logging module-methods module-variables compilation-object compiler-hooks compilation-hooks parser plugins resolvers',
  ),
  '2.3.3': below(
    'concepts',
    'entry-points output loaders plugins configuration modules module-resolution dependency-graph targets manifest hot-module-replacement why-webpack under-the-hood',
  ),
  '2.3.4': below(
    'configuration',
    'configuration-languages configuration-types entry-context mode output module resolve optimization plugins dev-server devtool target watch externals performance node stats experiments other-options',
  ),
  '2.3.5': below(
    'contribute',
    'writers-guide writing-a-loader writing-a-plugin writing-a-scaffold plugin-patterns release-process debugging',
  ),
  '2.3.6': below(
    'guides',
    'getting-started asset-management output-management development code-splitting caching author-libraries environment-variables build-performance csp development-vagrant dependency-management installation scaffolding hot-module-replacement tree-shaking production lazy-loading shimming typescript progressive-web-application public-path integrations asset-modules entry-advanced',
  ),
  '2.3.7': below(
    'loaders',
    'babel-loader css-loader file-loader html-loader sass-loader style-loader url-loader',
  ),
  '2.3.8': below('migrate', '5 4 3'),
  '2.3.9': below(
    'plugins',
    'banner-plugin commons-chunk-plugin define-plugin dll-plugin html-webpack-plugin split-chunks-plugin',
  ),
  '2.3.10': 'api concepts configuration contribute guides loaders migrate plugins'
    .split(' ')
    .map((section) => `/${section}/`),
};

describe.each(Object.entries(named))('the pages of @spec-%s', (_number, pages) => {
  it.each(pages)('have %s', (url) => {
    expect(urls.has(url)).toBe(true);
  });
});
