import type {Configuration, RuleSetRule} from 'webpack';

/**
 * Makes fonts files of their own. Docusaurus writes files under 10 kB into the style sheet: every
 * page would carry the accented letters that few need, and the content policy forbids them there.
 * @throws when Docusaurus has no rule for fonts any more
 */
export function fontsAsFiles({module}: Configuration, isServer: boolean): void {
  const rule = module?.rules?.find(isFontRule);
  if (!rule) throw new Error('Docusaurus has no rule for .woff2 files: see src/plugins/style-sheet');
  delete rule.use;
  rule.type = 'asset/resource';
  rule.generator = {filename: 'assets/fonts/[name]-[contenthash][ext]', emit: !isServer};
}

function isFontRule(rule: unknown): rule is RuleSetRule {
  const {test} = (rule ?? {}) as RuleSetRule;
  return test instanceof RegExp && test.test('x.woff2');
}
