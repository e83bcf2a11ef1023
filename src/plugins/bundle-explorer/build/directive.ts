import type {ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {h} from 'hastscript';
import {finishedHtml} from '../../../markdown/finished-html';
import {type Directive, leafDirectives} from '../../../markdown/leaf-directives';
import {drawExplorer} from '../engine/explorer';
import {firstState, isSwitchName, stateOf, type SwitchName, switches} from '../engine/switches';
import {readBuilds} from './builds';

/**
 * Reads `::bundle`, and draws the first state of the shop's build with its switches:
 *
 *     ::bundle                                            all six switches
 *     ::bundle[import split-chunks]                       only these two
 *     ::bundle[hashes edit]{on="production tree-shaking import"}   and what is on at first
 * @throws naming file and line, when there is no such switch
 */
export const bundleDirective = leafDirectives(['bundle'], async () => {
  const {builds, json, address} = await readBuilds(process.cwd());
  // The development server publishes no such file.
  const url =
    process.env.NODE_ENV === 'development'
      ? `data:application/json,${encodeURIComponent(json)}`
      : `/${address}`;
  return (directive) => {
    const {offered, state} = readDirective(directive);
    const html = drawExplorer({builds, state, offered});
    const {children} = fromHtml(html, {fragment: true});
    return finishedHtml(
      h(
        'section.bundle.across',
        {ariaLabel: 'Watch a bundle happen', dataBundle: url, dataState: state},
        children as ElementContent[],
      ),
    );
  };
});

function readDirective({text, node}: Directive) {
  const {on, ...others} = node.attributes ?? {};
  const [wrong] = Object.keys(others);
  if (wrong) throw new Error(`"${wrong}" is no attribute of it; write {on="…"}`);
  const offered = text ? switchNames(text) : switches.map(({name}) => name);
  return {offered, state: on === undefined || on === null ? firstState : stateOf(switchNames(on))};
}

function switchNames(text: string): SwitchName[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => {
      if (isSwitchName(name)) return name;
      const validNames = switches.map((candidate) => candidate.name).join(', ');
      throw new Error(`there is no switch "${name}"; there are ${validNames}`);
    });
}
