import assert from 'node:assert/strict';
import {setTimeout} from 'node:timers/promises';
import {JSDOM, VirtualConsole} from 'jsdom';

/** Opens the HTML of a server in a browser that runs the bundle; gives the page and what it reported. */
async function open(bundle, html) {
  const reported = [];
  const virtualConsole = new VirtualConsole();
  for (const event of ['error', 'jsdomError', 'warn'])
    virtualConsole.on(event, (problem) => reported.push(String(problem?.cause ?? problem)));
  const {window} = new JSDOM(`<body><div id="root">${html}</div></body>`, {
    runScripts: 'outside-only',
    virtualConsole,
  });
  window.addEventListener('error', ({error}) => reported.push(String(error)));
  window.eval(bundle);
  for (let tries = 0; tries < 60 && reported.length === 0; tries += 1) await setTimeout(20);
  return {page: window.document, reported: reported.join('\n'), close: () => window.close()};
}

const tide = (value) => `
  import {createElement, useEffect, useState} from "react";
  import {hydrateRoot} from "react-dom/client";
  function Tide() {
    const [now, setNow] = useState("");
    useEffect(() => setNow("noon"), []);
    return createElement("output", null, ${value});
  }
  hydrateRoot(document.getElementById("root"), createElement(Tide));`;

const servedAs = (html, test) => async (given) => {
  const {assets, mode} = given;
  const opened = await open(assets['main.js'], html);
  try {
    test(opened, mode);
  } finally {
    opened.close();
  }
};

const boat = {
  'src/boat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/index.js': 'export const boat = new URL("./boat.svg", import.meta.url).href;',
};
const onServer = {
  target: 'node22',
  output: {publicPath: '/public/', library: {type: 'commonjs2'}},
  module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]},
};

export default [
  {
    says: 'gives a file: URL on the server',
    files: boat,
    configuration: onServer,
    holds: ({load}) => assert.match(load('main.js').boat, /^file:/),
    unless: {
      files: {'src/index.js': 'import boat from "./boat.svg"; export {boat};'},
    },
  },
  {
    says: 'A different attribute, such as a class, stays as the server wrote it',
    files: {
      'src/index.js': tide('"low"').replace('"output", null', '"output", {className: "ebb"}'),
    },
    configuration: {devtool: false, optimization: {minimize: false}},
    holds: servedAs('<output class="flood">low</output>', ({page, reported}, mode) => {
      assert.equal(page.querySelector('output').className, 'flood');
      if (mode === 'development') assert.match(reported, /attributes .* didn't match/);
      else assert.equal(reported, '');
    }),
    unless: {files: {'src/index.js': tide('"high"')}},
  },
  {
    says: 'React throws the HTML of the server away',
    files: {'src/index.js': tide('"low"')},
    configuration: {devtool: false, optimization: {minimize: false}},
    holds: servedAs('<output>high</output>', ({page, reported}, mode) => {
      assert.match(
        reported,
        mode === 'production'
          ? /Minified React error #418/
          : /Hydration failed because the server rendered text didn't match the client/,
      );
      assert.equal(page.querySelector('output').textContent, 'low');
    }),
    unless: {files: {'src/index.js': tide('"high"')}},
  },
  {
    says: 'Render such a value after hydration, in an effect',
    files: {'src/index.js': tide('now')},
    configuration: {devtool: false, optimization: {minimize: false}},
    holds: servedAs('<output></output>', ({page, reported}) => {
      assert.equal(reported, '');
      assert.equal(page.querySelector('output').textContent, 'noon');
    }),
    unless: {files: {'src/index.js': tide('"noon"')}},
  },
  {
    says: 'webpack emits no CSS for the target node',
    files: {'src/index.js': 'import "./style.css";', 'src/style.css': 'p { color: teal }'},
    configuration: {target: 'node22', experiments: {css: true}},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), ['main.js']),
    unless: {configuration: {target: 'web', experiments: {css: true}}},
  },
  {
    says: 'An external React would read NODE_ENV when the server starts',
    files: {'src/index.js': 'export {version} from "react";'},
    configuration: {
      target: 'node22',
      output: {library: {type: 'commonjs2'}},
      externalsPresets: {nodeModules: true},
    },
    holds: ({assets}) => assert.match(assets['main.js'], /require\("react"\)/),
    unless: {configuration: {externalsPresets: {node: true}}},
  },
];
