import path from 'node:path';
import type {Configuration} from 'webpack';

/** What is built: an entry, a module it imports, and one it finds when it runs. */
export const files = {
  'index.js':
    'import {tea} from "./teas.js";\n\nimport(`./cup-${tea}.js`).then(({size}) => console.log(tea, size));\n',
  'teas.js': 'export const tea = "green";\n',
  'cup-green.js': 'export const size = 200;\n',
};

/** The file that changes before the rebuild. */
export const laterFile = {name: 'teas.js', text: 'export const tea = String("green");\n'};

/** @param folder where the files are */
export const project = (folder: string): Configuration => ({
  mode: 'production',
  context: folder,
  entry: './index.js',
  output: {path: path.join(folder, 'dist')},
});
