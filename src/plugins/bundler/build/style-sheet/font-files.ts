import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Configuration, NormalModule, RuleSetRule} from 'webpack';

/**
 * Gives where a font of the site is found, relative to its root. The name carries a hash of the
 * content: it may be kept for ever, and is known before the bundler has run.
 * @param file path of the font on disk
 */
export function fontAddress(file: string): string {
  const {name, ext} = path.parse(file);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  return `assets/fonts/${name}-${hash}${ext}`;
}

/**
 * Makes fonts files of their own. Docusaurus writes files under 10 kB into the style sheet: every
 * page would carry the accented letters that few need, and the content policy forbids them there.
 */
export function fontsAsFiles({module}: Configuration, isServer: boolean): void {
  const rule = module!.rules!.find(isFontRule)!;
  delete rule.use;
  rule.type = 'asset/resource';
  rule.generator = {
    filename: (data: {module: NormalModule}) => fontAddress(data.module.resource),
    emit: !isServer,
  };
}

function isFontRule(rule: unknown): rule is RuleSetRule {
  const {test} = (rule ?? {}) as RuleSetRule;
  return test instanceof RegExp && test.test('x.woff2');
}
