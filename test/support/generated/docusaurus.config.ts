/** What Docusaurus generates from the configuration, as far as components read it. */
export default {
  title: 'webpack',
  tagline: '',
  url: 'https://webpack.js.org',
  baseUrl: '/',
  trailingSlash: true,
  titleDelimiter: '|',
  onBrokenAnchors: 'ignore',
  onBrokenLinks: 'ignore',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {}},
  future: {v4: {}, faster: {}, experimental_storage: {type: 'localStorage', namespace: false}},
  presets: [],
  plugins: [],
  themes: [],
  customFields: {},
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    navbar: {items: [], hideOnScroll: false},
    prism: {additionalLanguages: [], magicComments: []},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    metadata: [],
  },
};
