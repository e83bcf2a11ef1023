import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {JSDOM} from 'jsdom';
import {VueLoaderPlugin} from 'vue-loader';
import webpack from 'webpack';

/** Waits until a text is on the page, at most twenty seconds. */
async function untilShown(page, text) {
  for (let tries = 0; tries < 400 && !page.body.textContent.includes(text); tries += 1)
    await setTimeout(50);
  assert.ok(page.body.textContent.includes(text), `"${text}" is not on the page`);
}

/** Opens the page that a server has, and gives it with the warnings in its console. */
function open(port) {
  const address = `http://127.0.0.1:${port}/`;
  const warnings = [];
  const {window} = new JSDOM(
    `<body><div id="app"></div><script src="${address}main.js"></script></body>`,
    {
      url: address,
      runScripts: 'dangerously',
      resources: 'usable',
      beforeParse(page) {
        Object.assign(page, {fetch});
        page.console.warn = (text) => void warnings.push(text);
      },
    },
  );
  return {window, warnings};
}

/** Raises the tide to 6 m, edits a text of the component, and waits for another. */
async function edit({port, folder, from, to, shows}) {
  const file = `${folder}/src/Board.vue`;
  const before = readFileSync(file, 'utf8');
  const {window} = open(port);
  try {
    await untilShown(window.document, '4 m');
    for (const tide of ['5 m', '6 m']) {
      window.document.querySelector('button').click();
      await untilShown(window.document, tide);
    }
    await setTimeout(1200);
    writeFileSync(file, before.replace(from, to));
    for (const text of shows) await untilShown(window.document, text);
  } finally {
    writeFileSync(file, before);
    window.close();
  }
}

const files = {
  'tsconfig.json': '{"include": ["src"]}',
  'src/Board.vue': `
    <script setup lang="ts">
    import { ref } from "vue";
    defineProps<{ harbor: string }>();
    const meters = ref<number>(4);
    </script>
    <template>
      <h1>Tide in {{ harbor }}</h1>
      <p>{{ meters }} m</p>
      <button @click="meters++">Raise</button>
    </template>`,
  'src/index.ts': `
    import { createApp } from "vue";
    import Board from "./Board.vue";
    createApp(Board, { harbor: "Dover" }).mount("#app");`,
};
const configurationWith = ({hotReload = true, flags} = {}) => ({
  entry: './src/index.ts',
  devtool: false,
  module: {
    rules: [
      {test: /\.vue$/, loader: 'vue-loader', options: {hotReload}},
      {
        test: /\.ts$/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          compilerOptions: {target: 'es2022', module: 'preserve', types: []},
        },
      },
    ],
  },
  plugins: [new VueLoaderPlugin(), ...(flags ? [new webpack.DefinePlugin(flags)] : [])],
});

export default [
  {
    says: 'The heading is new, and the page still says "6 m".',
    modes: ['development'],
    files,
    configuration: configurationWith(),
    holds: ({serve, folder}) =>
      serve(({port}) =>
        edit({port, folder, from: 'Tide in', to: 'Water in', shows: ['Water in', '6 m']}),
      ),
    unless: {configuration: configurationWith({hotReload: false})},
  },
  {
    says: 'starts this component again, from its first state',
    modes: ['development'],
    files,
    configuration: configurationWith(),
    holds: ({serve, folder}) =>
      serve(({port}) =>
        edit({port, folder, from: 'ref<number>(4)', to: 'ref<number>(7)', shows: ['7 m']}),
      ),
    unless: {
      files: {
        ...files,
        'src/Board.vue': files['src/Board.vue'].replace('ref<number>(4)', 'ref(4)'),
      },
    },
  },
  {
    says: 'In development, the console of the browser shows this warning of Vue:',
    modes: ['development'],
    files,
    configuration: configurationWith(),
    holds: ({serve}) =>
      serve(async ({port}) => {
        const {window, warnings} = open(port);
        await untilShown(window.document, '4 m');
        window.close();
        assert.ok(warnings.some((text) => /^Feature flags .* are not explicitly/.test(text)));
      }),
    unless: {
      configuration: configurationWith({
        flags: {
          __VUE_OPTIONS_API__: false,
          __VUE_PROD_DEVTOOLS__: false,
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
        },
      }),
    },
  },
];
