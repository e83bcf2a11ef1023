import type {Configuration, RuleSetRule} from 'webpack';

/** Signs of a class name that tell it apart; the test counts whether they still do. */
const length = 4;

/**
 * Has css-loader name the classes of CSS modules by a hash of their file and name alone. Docusaurus
 * writes the name itself before it, which weighs 1.1 kB more on the page about concepts.
 * @throws when Docusaurus has no rule for CSS modules any more
 */
export function hashClassNames({module}: Configuration): void {
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const options = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .map((use) => (use as {options?: {modules?: object}}).options?.modules)
    .filter((modules) => modules !== undefined);
  if (options.length === 0) {
    throw new Error(
      'Docusaurus has no rule for CSS modules any more: see src/plugins/bundler/build/style-sheet',
    );
  }
  const localIdentName = `[contenthash:base64:${length}]`;
  for (const modules of options) Object.assign(modules, {localIdentName});
}
