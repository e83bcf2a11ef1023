import type {FactKind} from '../fact-kind';
import {flag} from './flag';
import {hook} from './hook';
import {loaderContext, magicComment} from './member';
import {plugin} from './plugin';
import {devServerOption, pluginOption} from './plugin-option';
import {variable} from './variable';

/** Every directive that tells what webpack knows of a name; `::option` has transforms of its own. */
export const factKinds: readonly FactKind[] = [
  devServerOption,
  flag,
  hook,
  loaderContext,
  magicComment,
  plugin,
  pluginOption,
  variable,
];
