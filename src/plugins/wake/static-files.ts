import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'lightningcss';
import webpack, {type Configuration} from 'webpack';
import {chat} from '../../config/chat';

/** A file that pages have without the application. */
export interface StaticFile {
  /** Path on disk. */
  file: string;
  /** Where pages load it from, relative to the root of the site; named by its content. */
  address: string;
}

/** Their entries, relative to the site. Without a frame of the chat there is nothing to load. */
export const staticBehaviors = [
  './src/client/static/index.ts',
  ...(chat.embed === undefined ? [] : ['./src/client/static/chat-frame.ts']),
];

/** What pages with annotated code load themselves, and some browsers need beside it. */
export const annotatedCode = [
  './src/css/annotated.css',
  './src/client/annotated-code/index.ts',
  './src/client/annotated-code/popover-place.ts',
] as const;

/** What pages with terms of the glossary load when the reader comes near one. */
export const glossary = ['./src/css/definition.css', './src/client/glossary/index.ts'] as const;

/** What fills the sidebar with headings of other pages. */
export const sectionHeadings = './src/client/section-headings/index.ts';

/** What fills the site menu with pages of other sections. */
export const sectionPages = './src/client/section-pages/index.ts';

/** What the screen of unknown addresses loads. */
export const unknownAddress = './src/client/not-found/index.ts';

/** The files of a built site that are no part of the application. */
export interface StaticFiles {
  /** The script that every page loads. */
  script: StaticFile;
  /** What that script loads when the page has a use for it. */
  later: StaticFile[];
}

/**
 * Bundles src/client/static, apart from the application and without its runtime.
 * @param folder where the files are written
 * @throws when something does not compile
 */
export async function buildStaticFiles(
  siteDir: string,
  folder: string,
  baseUrl: string,
): Promise<StaticFiles> {
  const bundled = (name: string, entry: string[], addresses: Record<string, StaticFile>) =>
    bundle(siteDir, folder, name, entry, baseUrl, addresses);
  const [stylesEntry, codeEntry, placeEntry] = annotatedCode;
  const annotatedStylesFile = await minifyStyles(path.join(siteDir, stylesEntry), folder);
  const popoverPlaceFile = await bundled('popover-place', [placeEntry], {});
  const annotatedCodeFile = await bundled('annotated-code', [codeEntry], {
    annotatedStylesFile,
    popoverPlaceFile,
  });
  const [definitionEntry, glossaryEntry] = glossary;
  const definitionStylesFile = await minifyStyles(path.join(siteDir, definitionEntry), folder);
  const glossaryFile = await bundled('glossary', [glossaryEntry], {
    definitionStylesFile,
    popoverPlaceFile,
  });
  const unknownAddressFile = await bundled('not-found', [unknownAddress], {});
  const sectionPagesFile = await bundled('section-pages', [sectionPages], {});
  const sectionHeadingsFile = await bundled('section-headings', [sectionHeadings], {});
  return {
    script: await bundled('static', staticBehaviors, {
      annotatedCodeFile,
      glossaryFile,
      sectionHeadingsFile,
      sectionPagesFile,
      unknownAddressFile,
    }),
    later: [
      annotatedStylesFile,
      popoverPlaceFile,
      annotatedCodeFile,
      definitionStylesFile,
      glossaryFile,
      sectionHeadingsFile,
      sectionPagesFile,
      unknownAddressFile,
    ],
  };
}

async function minifyStyles(filename: string, folder: string): Promise<StaticFile> {
  const {code} = transform({filename, code: await readFile(filename), minify: true});
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const name = `${path.parse(filename).name}.${hash}.css`;
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, name), code);
  return {file: path.join(folder, name), address: `assets/css/${name}`};
}

async function bundle(
  siteDir: string,
  folder: string,
  name: string,
  entry: string[],
  baseUrl: string,
  addresses: Record<string, StaticFile>,
): Promise<StaticFile> {
  const file = await run({
    mode: 'production',
    context: siteDir,
    entry,
    target: ['web', 'es2020'],
    output: {path: folder, filename: `${name}.[contenthash:8].js`},
    resolve: {extensions: ['.ts', '.tsx', '.js'], alias: {'@site': siteDir}},
    plugins: [
      new webpack.DefinePlugin({
        'typeof document': '"object"',
        'typeof window': '"object"',
        ...Object.fromEntries(
          Object.entries(addresses).map(([constant, {address}]) => [
            constant,
            JSON.stringify(baseUrl + address),
          ]),
        ),
      }),
    ],
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // Behaviors export nothing: only as modules by declaration are they put into one scope.
          type: 'javascript/esm',
          loader: require.resolve('swc-loader'),
          options: {
            configFile: false,
            swcrc: false,
            jsc: {parser: {syntax: 'typescript', tsx: true}, target: 'es2020'},
          },
        },
      ],
    },
  });
  return {file: path.join(folder, file), address: `assets/js/${file}`};
}

function run(configuration: Configuration): Promise<string> {
  const compiler = webpack(configuration)!;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) return reject(error);
      const [failure] = stats?.compilation.errors ?? [];
      const [asset] = stats?.compilation.getAssets() ?? [];
      if (failure || !asset) {
        return reject(
          new Error(`${String(configuration.entry)} does not compile: ${failure?.message}`),
        );
      }
      resolve(asset.name);
    });
  });
}
