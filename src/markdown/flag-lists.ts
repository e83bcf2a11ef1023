import type {Code} from 'mdast';
import {readReference} from '../reference';
import type {FlagFact} from '../reference/command-line';
import {nearestName} from '../reference/options/names';
import {leafDirectives} from './leaf-directives';

/**
 * Reads `::flags[output]`: a list of all flags that set the option or something below it; several
 * options with commas between. It is text in a block of code, which costs a page next to nothing
 * and is found by the search under the heading above.
 * @throws naming file and line, when no flag sets such an option
 */
export const flagLists = leafDirectives(['flags'], async ({version}) => {
  const {flags} = (await readReference(version)).areas;
  const linesOf = (area: string): string[] => {
    const areaFlags = flags.filter((flag) => areaOf(flag) === area);
    if (areaFlags.length > 0) return areaFlags.map(usageOf);

    const allAreas = [...new Set(flags.map(areaOf))];
    throw new Error(`no flag sets ${area}; the nearest is ${nearestName(area, allAreas)}`);
  };
  return ({text}): Code => {
    const areas = text.split(',').map((area) => area.trim());
    return {type: 'code', lang: 'text', value: areas.flatMap(linesOf).join('\n')};
  };
});

/** The part of the configuration that a flag is about: the option at the top of what it sets. */
const areaOf = ({package: origin, sets: [first] = []}: FlagFact): string =>
  origin === 'webpack-dev-server' ? 'devServer' : (first?.split(/[.[]/)[0] ?? 'webpack-cli');

/** Writes a flag as one types it, with what it takes and its opposite: `--output-path <path>`. */
function usageOf(flag: FlagFact): string {
  const argument = flag.value === 'none' ? '' : ` ${valueOf(flag)}`;
  return flag.name + argument + (flag.negated ? `, ${flag.negated}` : '');
}

/** Types that the list leaves out: the values of an `enum` are written instead, the others take none. */
const hiddenTypes = new Set(['enum', 'reset', 'boolean']);

function valueOf({value, values = [], types = [], repeatable}: FlagFact): string {
  const fixed = values.filter((fixedValue) => typeof fixedValue !== 'boolean');
  const kinds = types.filter((type) => !hiddenTypes.has(type));
  const text = ([...fixed, ...kinds].join('|') || 'value') + (repeatable ? '...' : '');
  return value === 'optional' ? `[${text}]` : `<${text}>`;
}
