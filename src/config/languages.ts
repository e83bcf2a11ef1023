/** A translation of this site, kept by its own community at the same paths. */
interface Language {
  title: string;
  lang: string;
  /** Origin, with a slash at the end. */
  url: string;
}

/** The languages the site can be read in; this one is the first. */
export const languages: readonly Language[] = [
  {title: 'English', lang: 'en', url: 'https://webpack.js.org/'},
  {title: '中文', lang: 'zh', url: 'https://webpack.docschina.org/'},
  {title: '한국어', lang: 'ko', url: 'https://webpack.kr/'},
];
