import assert from 'node:assert/strict';
import {chmodSync, mkdirSync, statSync, utimesSync, writeFileSync} from 'node:fs';

const names = ({assets}) => Object.keys(assets).sort();
const left = ['CNAME', 'downloads/deep/a.txt', 'draft/b.pdf', 'c.pdf'];

/** A folder that holds files of an earlier build. */
const afterOldBuild =
  (keep) =>
  ({folder}) => {
    for (const name of left) {
      mkdirSync(`${folder}/dist/${name}`.replace(/\/[^/]*$/, ''), {recursive: true});
      writeFileSync(`${folder}/dist/${name}`, '');
    }
    return {output: {clean: {keep}}};
  };
const old = new Date('2020-01-02T03:04:05Z');

const source = {
  'static/robots.txt': 'all',
  'static/icons/a.svg': '<svg/>',
  'static/icons/deep/b.svg': '<svg/>',
  'static/plain.js': 'const   spaced = 1;\nspaced;',
};
const spaced = {
  'static/plain.js': source['static/plain.js'],
  'static/plain.css': 'a   {   color:   red;   }',
  'static/page.html': '<!doctype html><p>   a   <!-- b -->   </p>',
};
const copy = (...patterns) => ({optimization: {minimize: true}, output: {copy: patterns}});
const marked =
  (pattern) =>
  ({folder}) => {
    chmodSync(`${folder}/static/robots.txt`, 0o755);
    utimesSync(`${folder}/static/robots.txt`, old, old);
    return {output: {copy: [{from: 'static', ...pattern}]}};
  };
const copied = ({folder}) => statSync(`${folder}/dist/robots.txt`);

export default [
  {
    says: 'Selects files to keep, by their path inside the output folder. A folder that matches stays with all its content:',
    configuration: afterOldBuild('downloads/'),
    async holds(seen) {
      const kept = async (keep) => {
        const built = keep ? await seen.build({configuration: afterOldBuild(keep)}) : seen;
        return names(built).filter((name) => name !== 'main.js');
      };
      assert.deepEqual(await kept(), ['downloads/deep/a.txt']);
      assert.deepEqual(await kept(/\.pdf$/), ['c.pdf', 'draft/b.pdf']);
      assert.deepEqual(await kept((file) => file === 'CNAME'), ['CNAME']);
      assert.deepEqual(await kept({glob: ['*.pdf', '!draft/**']}), ['c.pdf']);
      assert.deepEqual(await kept(/^downloads$/), ['downloads/deep/a.txt']);
    },
    unless: {configuration: afterOldBuild('nothing')},
  },
  {
    says: 'Leaves an existing file with the same content untouched, so that it keeps its time stamp',
    async holds({webpack, folder, mode, stats}) {
      const {compareBeforeEmit} = stats.compilation.options.output;
      utimesSync(`${folder}/dist/main.js`, old, old);
      const output = {path: `${folder}/dist`, compareBeforeEmit};
      const compiler = webpack({mode, context: folder, output});
      const again = await new Promise((done) => {
        compiler.run((failure, result) => compiler.close(() => done(result)));
      });
      assert.equal(statSync(`${folder}/dist/main.js`).mtimeMs, old.getTime());
      assert.match(again.toString(), /\[compared for emit\]/);
    },
    unless: {configuration: {output: {compareBeforeEmit: false}}},
  },
  {
    says: 'the copies keep the path below that folder:',
    files: source,
    configuration: copy('static'),
    holds({assets}) {
      assert.ok(assets['icons/deep/b.svg']);
      assert.ok(assets['robots.txt']);
    },
    unless: {configuration: copy({from: 'static', filename: '[name][ext]'})},
  },
  {
    says: 'The default keeps folders and names, while "[path][name].[contenthash:6][ext]" gives icons/a.0ae11c.svg.',
    files: source,
    configuration: copy({from: 'static'}),
    async holds(seen) {
      assert.ok(seen.assets['icons/a.svg']);
      const hashed = copy({from: 'static', filename: '[path][name].[contenthash:6][ext]'});
      const built = await seen.build({configuration: hashed});
      assert.ok(names(built).some((name) => /^icons\/a\.[\da-f]{6}\.svg$/.test(name)));
    },
    unless: {configuration: copy({from: 'static', filename: '[name].[contenthash:6][ext]'})},
  },
  {
    says: 'deep: how many levels of folders to read; 1 reads only the first.',
    files: source,
    configuration: copy({from: '**/*.svg', context: 'static', globOptions: {deep: 2}}),
    async holds(seen) {
      assert.deepEqual(names(seen), ['icons/a.svg', 'main.js']);
      const first = await seen.build({
        configuration: copy({from: '**/*.*', context: 'static', globOptions: {deep: 1}}),
      });
      assert.deepEqual(names(first), ['main.js', 'plain.js', 'robots.txt']);
    },
    unless: {configuration: copy({from: '**/*.svg', context: 'static'})},
  },
  {
    says: 'In production, it minimizes scripts, stylesheets and HTML pages among them, unless info says { minimized: true }.',
    files: {...source, ...spaced},
    configuration: {...copy('static'), mode: 'production'},
    holds({assets}) {
      for (const [file, text] of Object.entries(spaced))
        assert.ok(assets[file.replace('static/', '')].length < text.trim().length, file);
    },
    unless: {configuration: copy({from: 'static', info: {minimized: true}})},
  },
  {
    says: '{ minimized: true } keeps minimizers away from the file',
    files: source,
    configuration: copy({from: 'static', info: {minimized: true}}),
    holds: ({assets}) => assert.equal(assets['plain.js'], source['static/plain.js']),
    unless: {configuration: copy('static')},
  },
  {
    says: 'Keeps the permissions of the file, for example of an executable script.',
    files: source,
    configuration: marked({preservePermissions: true}),
    holds: (seen) => assert.equal(copied(seen).mode & 0o777, 0o755),
    unless: {configuration: marked({})},
  },
  {
    says: 'Keeps the access and modification times of the file.',
    files: source,
    configuration: marked({preserveTimestamps: true}),
    holds: (seen) => assert.equal(copied(seen).mtimeMs, old.getTime()),
    unless: {configuration: marked({})},
  },
];
