/** Sites that pages about webpack used to link to and that answer no more, with what to link instead. */
export const deadHosts: Readonly<Record<string, string>> = {
  'david-dm.org': 'the page of the package at www.npmjs.com',
  'gitter.im': 'the chat that src/config/chat.ts names',
  'goo.gl': 'the address it stood for',
  'travis-ci.org': 'the repository',
  'webpack.github.io': 'the page of this site',
};
