import type {AtRule, Plugin} from 'postcss';
import {mostNodes} from '../../../../markdown/diagrams/schema';

/**
 * Makes PostCSS repeat the rules in `@each-node` for every node that a figure may have: `$node` in
 * a selector is its number, `$line` the place of its sentence, behind the one for no node. CSS
 * alone cannot compare an attribute with that of another element.
 */
export const eachNode: Plugin = {
  postcssPlugin: 'each-node',
  AtRule: {'each-node': expand},
};

function expand(atRule: AtRule): void {
  atRule.walkRules((rule) => {
    const {selector} = rule;
    rule.selectors = Array.from({length: mostNodes}, (_, node) =>
      selector.replaceAll('$node', String(node)).replaceAll('$line', String(node + 2)),
    );
  });
  atRule.replaceWith(atRule.nodes ?? []);
}
