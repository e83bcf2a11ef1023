import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {JSDOM} from 'jsdom';

/** Waits until a text is on the page, at most twenty seconds. */
async function untilShown(page, text) {
  for (let tries = 0; tries < 400 && !page.body.textContent.includes(text); tries += 1)
    await setTimeout(50);
  assert.ok(page.body.textContent.includes(text), `"${text}" is not on the page`);
}

/** Opens the board, raises the tide to 6 m, edits the text of the tide and waits for it. */
async function edit({port, folder}) {
  const file = `${folder}/src/Tide.svelte`;
  const before = readFileSync(file, 'utf8');
  const address = `http://127.0.0.1:${port}/`;
  const {window} = new JSDOM(
    `<body><div id="app"></div><script src="${address}main.js"></script></body>`,
    {
      url: address,
      runScripts: 'dangerously',
      resources: 'usable',
      pretendToBeVisual: true,
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
    writeFileSync(file, before.replace('Tide:', 'Water:'));
    await untilShown(window.document, 'Water: 6 m');
  } finally {
    writeFileSync(file, before);
    window.close();
  }
}

const configurationWith = ({hot}) => ({
  devtool: false,
  resolve: {conditionNames: ['svelte', '...'], extensions: ['.svelte', '...']},
  module: {
    rules: [
      {test: /\.svelte$/, use: hot ? ['./loaders/hot-svelte.js'] : []},
      {
        test: /\.svelte$/,
        loader: 'svelte-loader',
        options: {compilerOptions: {dev: true, hmr: hot}},
      },
    ],
  },
});

export default [
  {
    says: 'The page says "Water: 6 m".',
    modes: ['development'],
    files: {
      'src/index.js': `
      import { mount } from "svelte";
      import Board from "./Board.svelte";

      mount(Board, {
        target: document.getElementById("app"),
        props: { harbor: "Dover" },
      });
`,
      'src/Board.svelte': `
      <script lang="ts">
        import Tide from "./Tide.svelte";

        let { harbor }: { harbor: string } = $props();
        let meters = $state(4);
      </script>

      <main>
        <h1>{harbor}</h1>
        <Tide {meters} />
        <button type="button" onclick={() => meters++}>Raise</button>
      </main>
`,
      'src/Tide.svelte': `
      <script lang="ts">
        let { meters }: { meters: number } = $props();
      </script>

      <p role="status">Tide: {meters} m</p>

      <style>
        p {
          color: rgb(11 90 130);
        }
      </style>
`,
      'loaders/hot-svelte.js': `
      // Svelte's compiler writes import.meta.hot.accept(update), where
      // "update" wants the new module, as Vite calls it. webpack runs the
      // new module, which then calls the update of the old one.
      module.exports = (code) => {
        const [, component] = code.match(/export default (\\w+);/) ?? [];
        if (!component) return code;

        return \`\${code
          .replaceAll("import.meta.hot.accept(", "acceptUpdate(")
          .replaceAll("import.meta.hot", "import.meta.webpackHot")}
      function acceptUpdate(update) {
        const hot = import.meta.webpackHot;
        hot.accept();
        hot.dispose((data) => { data.update = update; });
        hot.data?.update({ default: \${component} });
      }\`;
      };
`,
    },
    configuration: configurationWith({hot: true}),
    holds: ({serve, folder}) => serve(({port}) => edit({port, folder})),
    unless: {configuration: configurationWith({hot: false})},
  },
];
