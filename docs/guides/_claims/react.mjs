import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import {JSDOM} from 'jsdom';

/** Waits until a text is on the page, at most twenty seconds. */
async function untilShown(page, text) {
  for (let tries = 0; tries < 400 && !page.body.textContent.includes(text); tries += 1)
    await setTimeout(50);
  assert.ok(page.body.textContent.includes(text), `"${text}" is not on the page`);
}

/** Opens the board, raises the tide to 6 m, and edits the heading. */
async function edit({port, folder, shows}) {
  const file = `${folder}/src/Board.tsx`;
  const before = readFileSync(file, 'utf8');
  const address = `http://127.0.0.1:${port}/`;
  const {window} = new JSDOM(
    `<body><div id="root"></div><script src="${address}main.js"></script></body>`,
    {
      url: address,
      runScripts: 'dangerously',
      resources: 'usable',
      beforeParse: (page) => Object.assign(page, {fetch}),
    },
  );
  try {
    await untilShown(window.document, '4 m');
    for (const tide of ['5 m', '6 m']) {
      window.document.querySelector('button').click();
      await untilShown(window.document, tide);
    }
    await setTimeout(1200);
    writeFileSync(file, before.replace('Tide in', 'Water in'));
    await untilShown(window.document, 'Water in');
    await untilShown(window.document, shows);
  } finally {
    writeFileSync(file, before);
    window.close();
  }
}

const project = {
  files: {
    'src/Board.tsx': `
      import {useState} from "react";
      export function Board({harbor}: {harbor: string}) {
        const [meters, setMeters] = useState(4);
        return (
          <main>
            <h1>Tide in {harbor}</h1>
            <p>{meters} m</p>
            <button onClick={() => setMeters(meters + 1)}>Raise</button>
          </main>
        );
      }`,
    'src/index.js': `
      import {createElement} from "react";
      import {createRoot} from "react-dom/client";
      import {Board} from "./Board";
      createRoot(document.getElementById("root")).render(createElement(Board, {harbor: "Dover"}));`,
  },
};
const configurationWith = (refresh) => ({
  devtool: false,
  resolve: {extensions: ['.tsx', '...']},
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'babel-loader',
        options: {
          configFile: false,
          presets: [['@babel/preset-react', {runtime: 'automatic'}], '@babel/preset-typescript'],
          plugins: refresh ? ['react-refresh/babel'] : [],
        },
      },
    ],
  },
  plugins: refresh ? [new ReactRefreshPlugin({overlay: false})] : [],
});

export default [
  {
    says: 'The heading is new, and the page still says "6 m".',
    modes: ['development'],
    ...project,
    configuration: configurationWith(true),
    holds: ({serve, folder}) => serve(({port}) => edit({port, folder, shows: '6 m'})),
    unless: {configuration: configurationWith(false)},
  },
];
