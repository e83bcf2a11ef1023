/** The only language of the site. */
export default {
  defaultLocale: 'en',
  locales: ['en'],
  currentLocale: 'en',
  localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', path: 'en'}},
};
