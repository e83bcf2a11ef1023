/**
 * Ways to say the same thing. A search for one finds the others, but what says it literally comes
 * first. Keep it short: words that begin alike are found anyway, and so are typing errors.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['hmr', 'hot module replacement', 'hot reload', 'live reload'],
  ['config', 'configuration', 'settings'],
  ['environment variable', 'env'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['css', 'stylesheet', 'styles'],
  ['sass', 'scss'],
  ['minify', 'minimize', 'uglify', 'compress'],
  ['code splitting', 'split bundle', 'split code'],
  ['lazy loading', 'dynamic import', 'load on demand', 'lazy load'],
  ['tree shaking', 'dead code', 'unused code', 'unused exports'],
  ['source map', 'sourcemap', 'devtool'],
  ['cdn', 'public path', 'content delivery network'],
  ['cache busting', 'content hash', 'contenthash', 'long term caching'],
  ['dev server', 'development server', 'webpack-dev-server'],
  ['microfrontend', 'micro frontend', 'module federation', 'mf'],
  ['cli', 'command line', 'command line interface'],
  ['upgrade', 'migrate', 'migration', 'update'],
  ['picture', 'image', 'png', 'jpg', 'svg'],
  ['font', 'woff'],
  ['install', 'installation', 'set up', 'setup'],
  ['bundle size', 'performance budget', 'asset size limit'],
  ['polyfill', 'shim'],
  ['monorepo', 'workspace'],
  ['esm', 'es module', 'ecmascript module'],
  ['cjs', 'commonjs'],
  ['pwa', 'progressive web application', 'service worker', 'offline'],
  ['jquery', 'ProvidePlugin', 'global variable'],
  ['docker', 'vagrant', 'virtual machine'],
  ['slow', 'speed', 'faster', 'build performance'],
  ['exclude library', 'externals', 'external'],
  ['async', 'asynchronous'],
  ['folder', 'directory'],
  ['library', 'package'],
  ['alias', 'shortcut'],
  ['multiple', 'several'],
  ['custom', 'own'],
  ['debug', 'trace'],
];

/** Words that say nothing about what is looked for. */
export const stopWords: readonly string[] =
  `a about all also am an and any are as at be been but by can cannot could did do does doing for
  from get had has have how i if in into is isn it its just make me my need no not of on one or our out
  s should so some t than that the their them then there these they this those to too use used using
  versus via vs want was way we what when where which while who why will with within would you your`.split(
    /\s+/,
  );
