/** What Docusaurus generates from the configuration, as far as components read it. */
export default {
  title: 'webpack',
  url: 'https://webpack.js.org',
  baseUrl: '/',
  trailingSlash: true,
  titleDelimiter: '|',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {}},
  future: {v4: {}, faster: {}, experimental_storage: {type: 'localStorage', namespace: false}},
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    navbar: {items: [], hideOnScroll: false},
    prism: {additionalLanguages: [], magicComments: []},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
};
