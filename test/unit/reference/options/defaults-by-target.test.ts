import {versions} from '../../../../src/versions';
import {dialectOf} from '../../../../src/versions/dialects';
import {requireOf} from '../../../../src/versions/packages';
import {readOptions} from '../../../../src/reference/options';
import {targetSetting} from '../../../../src/reference/options/defaults/differences';
import type {OptionFact} from '../../../../src/reference/options/option-fact';
import {projectFolder} from '../../../../src/reference/options/defaults/resolved-options';
import {valueText} from '../../../../src/reference/options/defaults/value-text';

type Webpack = (configuration: object) => {options: Record<string, unknown>};

/** Names and what they mean are those of `::option`: `web, node`, `with output.module, web`. */
function defaultAt({defaults}: OptionFact, target: string, isModule: boolean): string | undefined {
  return defaults.find(({when = 'otherwise'}) => {
    if (when === 'otherwise') return true;
    const [alternative, orModule] = when.split(', or with output.module');
    if (orModule !== undefined && isModule) return true;
    const names = alternative!.split(', ');
    if (names[0] !== 'with output.module') return names.includes(target);
    return isModule && (names.length === 1 || names.includes(target));
  })?.value;
}

/** Defaults of which the folder of a project and the mode are no part. */
const areas = /^(?:output|node|externals(?:Type|Presets))(?:\.|$)/;

describe.each(versions)('the defaults of webpack $label by target', (version) => {
  const {targets, moduleOutput} = dialectOf(version);
  const webpack = requireOf(version)('webpack') as Webpack;
  const facts = readOptions(version).filter(
    ({path, defaults}) =>
      areas.test(path) &&
      defaults.some(({when}) => when !== undefined) &&
      !defaults.some(({when = ''}) => / in |^in | for /.test(when)),
  );
  const cases = targets.flatMap((target) =>
    // A language without modules has no output of this kind.
    (moduleOutput && target !== 'es5' ? [false, true] : [false]).map(
      (isModule) => [target, isModule] as const,
    ),
  );

  it.each(cases)(
    'with the target %s, and output.module: %s, are those of a compiler',
    (target, isModule) => {
      const {options} = webpack({
        mode: 'none',
        entry: './a.js',
        context: projectFolder,
        target: targetSetting(target),
        ...(isModule && {output: {module: true}}),
      });
      const stated: Record<string, string | undefined> = {};
      const real: Record<string, string | undefined> = {};
      for (const fact of facts) {
        if (isModule && fact.path === 'output.module') continue;
        const value = fact.path
          .split('.')
          .reduce<unknown>(
            (holder, key) => (holder as Record<string, unknown> | undefined)?.[key],
            options,
          );
        // What is not there has no default to state.
        if (value === undefined) continue;
        stated[fact.path] = defaultAt(fact, target, isModule);
        real[fact.path] = valueText(value);
      }
      expect(Object.keys(real).length).toBeGreaterThan(0);
      expect(stated).toEqual(real);
    },
  );
});
