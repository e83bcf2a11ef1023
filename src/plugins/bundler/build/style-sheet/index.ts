import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AtRule, Plugin as PostcssPlugin} from 'postcss';
import type {Configuration, RuleSetRule} from 'webpack';
import {maxNodes} from '../../../../markdown/diagrams/schema';
import {fontAddress, fontsAsFiles} from './font-files';

/** The faces of every page. Preloaded, they are there when it is laid out first: nothing is laid out twice. */
const faces = ['static/fonts/read.woff2', 'static/fonts/use.woff2'];

/**
 * Leaves the style sheet to `src/css` and Lightning CSS alone.
 *
 * Infima, Docusaurus' own sheet, is a client module of theme-classic without an option against it;
 * no screen here uses it. postcss-preset-env would rewrite `light-dark()` a second time, beside
 * Lightning CSS, and double the tokens.
 */
export default function styleSheet({siteDir, baseUrl}: LoadContext): Plugin {
  const infima = require.resolve('infima/dist/css/default/default.css');
  return {
    name: 'style-sheet',
    configureWebpack(config, isServer) {
      fontsAsFiles(config as Configuration, isServer);
      if (process.env.NODE_ENV === 'production') hashClassNames(config as Configuration);
      return {resolve: {alias: {[`${infima}$`]: false}}};
    },
    configurePostCss: (options) => {
      const others = options.plugins.filter((plugin) => !isPresetEnv(plugin));
      return {...options, plugins: [...others, eachNode]};
    },
    // Not by <Head>: while React takes the page over it drops its tags and adds them again, and
    // the browser fetches the fonts a second time.
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
        ...faces.map((face) => ({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            href: baseUrl + fontAddress(path.join(siteDir, face)),
            as: 'font',
            type: 'font/woff2',
            crossorigin: 'anonymous',
          },
        })),
      ],
    }),
  };
}

const isPresetEnv = (plugin: unknown) => String([plugin].flat()[0]).includes('postcss-preset-env');

/** Signs of a class name that tell it apart; the test counts whether they still do. */
const length = 4;

/**
 * Has css-loader name the classes of CSS modules by a hash of their file and name alone. Docusaurus
 * writes the name itself before it, which weighs 1.1 kB more on the page about concepts.
 */
export function hashClassNames({module}: Configuration): void {
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const options = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .map((use) => (use as {options?: {modules?: object}}).options?.modules)
    .filter((modules) => modules !== undefined);
  const localIdentName = `[contenthash:base64:${length}]`;
  for (const modules of options) Object.assign(modules, {localIdentName});
}

/**
 * Makes PostCSS repeat the rules in `@each-node` for every node that a figure may have: `$node` in
 * a selector is its number, `$line` the place of its sentence, behind the one for no node. CSS
 * alone cannot compare an attribute with that of another element.
 */
export const eachNode: PostcssPlugin = {
  postcssPlugin: 'each-node',
  AtRule: {'each-node': expand},
};

function expand(atRule: AtRule): void {
  atRule.walkRules((rule) => {
    const {selector} = rule;
    rule.selectors = Array.from({length: maxNodes}, (_, node) =>
      selector.replaceAll('$node', String(node)).replaceAll('$line', String(node + 2)),
    );
  });
  atRule.replaceWith(atRule.nodes ?? []);
}
