import {h} from 'hastscript';
import type {InlineCode, RootContent} from 'mdast';
import {readOptions, type OptionFact} from '../../reference/options';
import {nearestName} from '../../reference/options/names';
import type {DocumentationVersion} from '../../versions';
import {factAddresses} from '../facts/fact-addresses';
import {finishedHtml} from '../finished-html';
import {type Directive, leafDirectives} from '../leaf-directives';
import {drawOption} from './draw-option';
import {addressesBeside} from './option-entries';
import {checkHeading, markOption, nameInHeading} from './option-heading';

/**
 * Reads `::option` below a heading: facts that webpack itself knows of the option are put there.
 * The heading names the option, or `::option[path]` does; without a heading it is about the page.
 * @throws naming file and line, when the pinned webpack has no such option, or the heading above
 *   names another or has another id than links expect
 */
export const optionDirectives = leafDirectives(['option'], async ({version}) => {
  const beside = await addressesBeside(version);
  const pluginPages = await factAddresses('plugin', version);
  return ({above, parent, text}: Directive): RootContent => {
    // A page that is about one option as a whole starts with its facts.
    const isWhole = !above && parent.type === 'root';
    if (!isWhole && above?.type !== 'heading')
      throw new Error('::option stands right below the heading of the option');
    const code = above?.type === 'heading' ? nameInHeading(above) : undefined;
    const path = text || code?.value;
    if (!path) throw new Error('no heading above is the name: name the option, as ::option[mode]');
    const fact = findOption(path, version);
    if (code && above?.type === 'heading') {
      checkHeading(above, fact);
      markOption(above);
      markName(code);
    }
    return finishedHtml(drawOption(fact, version, beside, pluginPages));
  };
});

/**
 * Gives what webpack knows of an option.
 * @param name its path, or another name that people write
 * @throws when the version has no such option; the message names the nearest one it has
 */
function findOption(name: string, version: DocumentationVersion): OptionFact {
  const options = readOptions(version);
  const found = options.find(({path: own, names}) => own === name || names.includes(name));
  if (found) return found;
  const known = options.flatMap(({path: own, names}) => [own, ...names]);
  throw new Error(
    `webpack ${version.webpack} has no option ${name}; the nearest is ${nearestName(name, known)}`,
  );
}

/** A name that is longer breaks behind its path on a phone. */
const widest = 24;

/** The name of the option itself stands out from the path that leads to it. */
function markName(code: InlineCode): void {
  const name = code.value;
  const start = name.lastIndexOf('.') + 1;
  if (start === 0) return;
  code.data = {
    hChildren: [
      h('span', name.slice(0, start)),
      ...(name.length > widest ? [h('wbr')] : []),
      {type: 'text', value: name.slice(start)},
    ],
  };
}
