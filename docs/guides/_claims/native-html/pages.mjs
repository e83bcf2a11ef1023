import assert from 'node:assert/strict';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const page = (head, body = '') =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const home = (head, body, more = {}) => ({...more, 'src/index.html': page(head, body)});
const entry = './src/index.html';
const both = {entry: {index: './src/index.html', visit: './src/visit.html'}, devtool: false};
const named = (kind) => {
  const name = kind === 'none' ? '' : '<!-- webpackChunkName: "page" -->';
  return {
    'src/page.css': 'h1 { color: teal; }',
    'src/index.html': page(`${name}<link rel="stylesheet" href="./page.css">`),
    'src/visit.html': page(`${name}<link rel="stylesheet" href="./page.css">`),
  };
};
const of = ({assets}, end) => Object.keys(assets).filter((name) => name.endsWith(end));

export default [
  {
    says: 'In production, webpack also minifies the page',
    modes: ['production'],
    files: home('', '<p>\n</p>'),
    configuration: {entry},
    holds: ({assets}) => assert.match(assets['index.html'], /<html lang=en>/),
    unless: {configuration: {entry, optimization: {minimize: false}}},
  },
  {
    says: 'copies the file, and writes its new name',
    files: home(
      '<link rel="icon" href="./a.svg">',
      '<img src="./b.svg" srcset="./c.svg 2x"><video poster="./d.svg"></video>',
      {'src/a.svg': svg, 'src/b.svg': `${svg} `, 'src/c.svg': `${svg}  `, 'src/d.svg': `${svg}   `},
    ),
    configuration: {entry},
    holds(seen) {
      assert.equal(of(seen, '.svg').length, 4);
      for (const name of of(seen, '.svg')) assert.ok(seen.assets['index.html'].includes(name));
    },
    unless: {configuration: {entry, module: {parser: {html: {sources: false}}}}},
  },
  {
    says: 'follows url(), and leaves the styles in the page',
    files: home(
      '<style>h1 { background: url(./a.svg); }</style>',
      '<p style="background: url(./b.svg)"></p>',
      {'src/a.svg': svg, 'src/b.svg': `${svg} `},
    ),
    configuration: {entry},
    holds(seen) {
      assert.equal(of(seen, '.svg').length, 2);
      assert.equal(of(seen, '.css').length, 0);
      assert.match(seen.assets['index.html'], /<style>/);
    },
    unless: {
      files: home('<link rel="stylesheet" href="./a.css">', '', {
        'src/a.css': 'a { color: teal; }',
      }),
    },
  },
  {
    says: 'webpack does not build the target of a link',
    files: home('', '<a href="./visit.html">Visit</a><iframe src="./visit.html"></iframe>', {
      'src/visit.html': page('', ''),
    }),
    configuration: {entry},
    holds(seen) {
      assert.deepEqual(of(seen, '.html'), ['index.html']);
      assert.equal(seen.assets['index.html'].split('./visit.html').length, 3);
    },
    unless: {
      configuration: {
        entry,
        module: {parser: {html: {sources: ['...', {tag: 'a', attribute: 'href', type: 'html'}]}}},
      },
    },
  },
  {
    says: 'Each <link> makes a chunk of its own.',
    files: named('none'),
    configuration: both,
    holds: (seen) => assert.deepEqual(of(seen, '.css').sort(), ['page.css', 'page1.css']),
    unless: {files: named('page')},
  },
  {
    says: 'Give both the same name, and they become one:',
    files: named('page'),
    configuration: both,
    holds(seen) {
      assert.deepEqual(of(seen, '.css'), ['page.css']);
    },
    unless: {files: named('none')},
  },
  {
    says: 'In production, webpack removes the comment.',
    modes: ['production'],
    files: named('page'),
    configuration: both,
    holds: ({assets}) => assert.doesNotMatch(assets['visit.html'], /webpackChunkName/),
    unless: {configuration: {...both, optimization: {minimize: false}}},
  },
  {
    says: 'If you give scripts of two pages one name, the build fails with The chunk name "all" asked for by a tag in ./src/visit.html is already used',
    files: {
      'src/a.js': 'console.log("a");',
      'src/b.js': 'console.log("b");',
      'src/index.html': page('<!-- webpackChunkName: "all" --><script src="./a.js"></script>'),
      'src/visit.html': page('<!-- webpackChunkName: "all" --><script src="./b.js"></script>'),
    },
    configuration: both,
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /The chunk name "all" asked for by a tag in \.\/src\/visit\.html is already used/,
      ),
    unless: {
      files: {
        'src/visit.html': page('<!-- webpackChunkName: "b" --><script src="./b.js"></script>'),
      },
    },
  },
  {
    says: 'whose files webpack adds to the pages.',
    files: {
      'src/shared.js': 'export const n = Date.now();',
      'src/a.js': 'import { n } from "./shared.js"; console.log("a", n);',
      'src/b.js': 'import { n } from "./shared.js"; console.log("b", n);',
      'src/index.html': page('<script src="./a.js"></script>'),
      'src/visit.html': page('<script src="./b.js"></script>'),
    },
    configuration: {...both, optimization: {splitChunks: {chunks: 'all', minSize: 0}}},
    holds: ({assets}) => assert.equal(assets['index.html'].match(/<script/g).length, 2),
    unless: {configuration: {...both, optimization: {splitChunks: false}}},
  },
  {
    says: 'A query makes two modules of one source',
    files: {'src/index.html': page('', '<h1>{{title}}</h1>')},
    configuration: {
      entry: {en: './src/index.html?lang=en', de: './src/index.html?lang=de'},
      output: {htmlFilename: ({filename}) => `${filename.split('lang=')[1]}.html`},
      module: {
        parser: {
          html: {
            template: (source, {resource}) =>
              source.replace('{{title}}', resource.split('lang=')[1]),
          },
        },
      },
    },
    holds({assets}) {
      assert.match(assets['en.html'], /<h1>en/);
      assert.match(assets['de.html'], /<h1>de/);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'webpack replaces the URLs of files in it as in a page, including those of scripts, stylesheets, poster and style, and production minimizes the text.',
    files: {
      'src/index.js': 'import part from "./parts/storm.html"; console.log(part.trim());',
      'src/parts/storm.html': '<p><img src="../cloud.svg"></p>',
      'src/cloud.svg': svg,
    },
    configuration: {devtool: false},
    async holds(seen) {
      const [text] = (await seen.run(['main.js'])).printed;
      assert.match(text, /<img src="?[0-9a-f]{20}\.svg"?>/);
    },
    unless: {configuration: {devtool: false, module: {parser: {html: {sources: false}}}}},
  },
  {
    says: 'webpack 5.113.0 also applies output.html.meta to an HTML file that a script imports.',
    files: {
      'src/index.js': 'import part from "./storm.html"; console.log(part);',
      'src/storm.html': '<p>Storm</p>',
    },
    configuration: {devtool: false, output: {html: {meta: {viewport: 'width=device-width'}}}},
    holds: async ({run}) =>
      assert.match((await run(['main.js'])).printed[0], /^<meta name="?viewport/),
    unless: {configuration: {devtool: false, output: {}}},
  },
  {
    says: 'Keep the folders with output.htmlFilename:',
    files: {'src/north/index.html': page('', 'north'), 'src/south/index.html': page('', 'south')},
    configuration: {
      entry: {north: './src/north/index.html', south: './src/south/index.html'},
      output: {htmlFilename: '[path][name].html'},
    },
    holds: (seen) =>
      assert.deepEqual(of(seen, '.html').sort(), ['src/north/index.html', 'src/south/index.html']),
    unless: {configuration: {output: {htmlFilename: '[name].html'}}},
  },
  {
    says: 'It also leaves the old link, whose file it no longer writes, and prints no message:',
    files: named('none'),
    configuration: {...both, optimization: {splitChunks: {chunks: 'all', minSize: 0}}},
    holds(seen) {
      assert.deepEqual(seen.warnings, []);
      const links = [...seen.assets['index.html'].matchAll(/href="?([^ >"]+\.css)/g)];
      assert.equal(links.filter(([, name]) => !seen.assets[name]).length, 1);
    },
    unless: {files: named('page')},
  },
  {
    says: 'HtmlWebpackPlugin with a function, templateContent',
    files: {'src/index.js': 'console.log(1);'},
    configuration: () => ({
      plugins: [new HtmlWebpackPlugin({templateContent: async () => '<h1>Later</h1>'})],
    }),
    holds: ({assets}) => assert.match(assets['index.html'] ?? '', /<h1>Later/),
    unless: {configuration: {plugins: [new HtmlWebpackPlugin()]}},
  },
  {
    says: 'HtmlWebpackPlugin, htmlWebpackPlugin.files in the template',
    files: {
      'src/index.js': 'console.log(1);',
      'src/page.ejs': '<%= htmlWebpackPlugin.files.js.join() %>',
    },
    configuration: () => ({
      plugins: [new HtmlWebpackPlugin({template: './src/page.ejs', inject: false})],
    }),
    holds: ({assets}) => assert.match(assets['index.html'] ?? '', /main\.js/),
    unless: {files: {'src/page.ejs': '<h1>Page</h1>'}},
  },
];
