/** How a term is written on our pages. */
export interface Term {
  right: string;
  /** How it must not be written; case counts, a space stands for any white space. */
  wrong: readonly string[];
}

/** The one spelling of every term. Review additions like code. */
export const terms: readonly Term[] = [
  {right: 'webpack', wrong: ['Webpack', 'WebPack', 'web pack', 'Web pack', 'Web Pack', 'WEBPACK']},
  {right: 'JavaScript', wrong: ['Javascript', 'javascript', 'Java Script', 'JAVASCRIPT']},
  {right: 'TypeScript', wrong: ['Typescript', 'typescript', 'Type Script']},
  {right: 'CoffeeScript', wrong: ['Coffeescript', 'coffeescript']},
  {
    right: 'Node.js',
    wrong: ['NodeJS', 'NodeJs', 'nodejs', 'Nodejs', 'node.js', 'Node.JS', 'node js'],
  },
  {right: 'npm', wrong: ['NPM', 'Npm']},
  {right: 'pnpm', wrong: ['PNPM', 'Pnpm']},
  {right: 'Yarn', wrong: ['yarn', 'YARN']},
  {right: 'GitHub', wrong: ['Github', 'github', 'Git Hub']},
  {right: 'Stack Overflow', wrong: ['StackOverflow', 'Stackoverflow', 'stackoverflow']},
  {right: 'Docusaurus', wrong: ['docusaurus']},
  {right: 'ECMAScript', wrong: ['EcmaScript', 'Ecmascript', 'ecmascript', 'ECMAscript']},
  {
    right: 'ES module',
    wrong: ['ESM module', 'ES6 module', 'ES2015 module', 'es module', 'ESModule'],
  },
  {
    right: 'ES modules',
    wrong: ['ESM modules', 'ES6 modules', 'ES2015 modules', 'es modules', 'ESModules'],
  },
  {right: 'CommonJS', wrong: ['CommonJs', 'Commonjs', 'commonjs', 'commonJS', 'Common JS']},
  {right: 'JSON', wrong: ['Json', 'json']},
  {right: 'CSS', wrong: ['css', 'Css']},
  {right: 'HTML', wrong: ['html', 'Html']},
  {right: 'URL', wrong: ['url', 'Url']},
  {right: 'API', wrong: ['api', 'Api']},
  {right: 'SVG', wrong: ['svg', 'Svg']},
  {right: 'Sass', wrong: ['SASS', 'sass']},
  {right: 'Less', wrong: ['LESS']},
  {right: 'PostCSS', wrong: ['Postcss', 'PostCss', 'postCSS']},
  {right: 'ESLint', wrong: ['Eslint', 'EsLint', 'eslint']},
  {right: 'Babel', wrong: ['babel', 'BabelJS']},
  {right: 'React', wrong: ['ReactJS', 'React.js']},
  {right: 'Vue', wrong: ['VueJS', 'Vuejs']},
  {right: 'Lodash', wrong: ['lodash', 'LoDash', 'lo-dash']},
  {right: 'WebAssembly', wrong: ['Webassembly', 'webassembly', 'Web Assembly', 'wasm', 'WASM']},
  {right: 'macOS', wrong: ['MacOS', 'Mac OS', 'OSX', 'OS X', 'Mac OS X']},
  {right: 'VS Code', wrong: ['VSCode', 'VScode', 'vscode']},
  {right: 'Hot Module Replacement', wrong: ['hot module replacement', 'Hot module replacement']},
  {right: 'Module Federation', wrong: ['module federation', 'Module federation']},
  {right: 'tree shaking', wrong: ['treeshaking', 'tree-shaking', 'Treeshaking']},
  {right: 'code splitting', wrong: ['code-splitting']},
  {right: 'source map', wrong: ['sourcemap', 'source-map', 'Sourcemap']},
  {right: 'source maps', wrong: ['sourcemaps', 'source-maps', 'Sourcemaps']},
  {right: 'stylesheet', wrong: ['style sheet', 'Style sheet', 'style-sheet']},
  {right: 'file name', wrong: ['filename', 'Filename']},
  {right: 'command line', wrong: ['commandline', 'Commandline']},
  {right: 'public path', wrong: ['publicpath']},
  {right: 'email', wrong: ['e-mail', 'E-mail']},
];
