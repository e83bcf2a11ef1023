import {languageRules} from '../language';
import {outsideLinks} from '../links/outside';
import type {PageRule, SampleRule} from './rule';
import {claims} from './claims';
import {commands} from './commands';
import {configuration} from './configuration';
import {coverage} from './coverage';
import {extension} from './extension';
import {headingIds} from './heading-ids';
import {names} from './names';
import {outputs} from './outputs';
import {script} from './script';
import {statedDefaults} from './stated-defaults';
import {steps} from './steps';
import {syntax} from './syntax';
import {types} from './types';
import {allWrittenFiles} from './written-files';

/** What is asked of code blocks, in this order. */
export const sampleRules: readonly SampleRule[] = [
  syntax,
  names,
  types,
  configuration,
  extension,
  script,
  commands,
];

/** What is asked of whole pages. */
export const pageRules: readonly PageRule[] = [
  outputs,
  steps,
  allWrittenFiles,
  claims,
  headingIds,
  coverage,
  statedDefaults,
  outsideLinks,
  ...languageRules,
];
